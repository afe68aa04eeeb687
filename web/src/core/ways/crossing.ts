/** A river crossing as data: who and what is there, and which number a state has. */
import { type Numeral, wholeNumber } from "./numeral";

/** The fields of a river crossing that the board needs. */
export interface CrossingFields {
  readonly places: readonly string[];
  readonly things: readonly {
    readonly name: string;
    readonly count?: Numeral;
    readonly names?: readonly string[];
    readonly mate?: string;
    readonly attributes?: Readonly<Record<string, readonly Numeral[]>>;
  }[];
  readonly pairs?: readonly (readonly [string, string])[];
  readonly boat?: { readonly seats?: Numeral | null };
  readonly boats?: readonly { readonly name?: string; readonly seats?: Numeral | null }[];
  readonly routes?: readonly (readonly [string, string])[];
  readonly rules?: readonly { readonly at?: string; readonly expression: string; readonly say?: string }[];
}

/** Maximum number of travellers that are drawn one by one. */
export const MAX_TRAVELLERS = 48;

export interface Attribute {
  readonly name: string;
  readonly value: string;
}

export interface Traveller {
  /** As the server calls it: `woman blue`, `man 2`, `farmer`. */
  readonly name: string;
  /** The number of its group, from 0. */
  readonly group: number;
  /** The number in its group, from 0; mates have the same. */
  readonly member: number;
  /** Whether its group has others. */
  readonly isOneOfMany: boolean;
  /** What is written below it. */
  readonly label: string;
  /** What it weighs, how long it takes. */
  readonly attributes: readonly Attribute[];
}

export interface Boat {
  /** Its name; `null` if it is the only one. */
  readonly name: string | null;
  /** How many it takes; `null` for any number. */
  readonly seats: number | null;
}

/** Where everything is: the number of its place, from 0. */
export interface Placing {
  readonly travellers: readonly number[];
  readonly boats: readonly number[];
}

export class Crossing {
  readonly places: readonly string[];
  readonly travellers: readonly Traveller[];
  readonly boats: readonly Boat[];
  readonly rules: readonly string[];
  /** Whether members of two groups belong together, one by one. */
  readonly hasMates: boolean;
  /** The bits of one traveller or boat in the number of a state. */
  readonly width: number;
  readonly #routes: readonly (readonly [string, string])[];
  /** The travellers in the order of their bits, the lowest first. */
  readonly #order: readonly number[];

  constructor(fields: CrossingFields) {
    this.places = fields.places;
    this.travellers = fields.things.flatMap((thing, group) => members(thing, group));
    const boats = fields.boats ?? (fields.boat === undefined ? [] : [fields.boat]);
    this.boats = boats.map((boat: { name?: string; seats?: Numeral | null }) => ({
      name: boat.name ?? null,
      seats: boat.seats === undefined || boat.seats === null ? null : wholeNumber(boat.seats),
    }));
    this.rules = (fields.rules ?? []).map(({ at, expression, say }) => say ?? (at === undefined ? expression : `${at}: ${expression}`));
    this.hasMates = fields.things.some(({ mate }) => mate !== undefined) || (fields.pairs?.length ?? 0) > 0;
    this.width = Math.max(1, Math.ceil(Math.log2(this.places.length)));
    this.#routes = fields.routes ?? [];
    this.#order = orderOf(this.travellers, fields);
  }

  /** Returns the places to which a boat can go from a place. */
  placesFrom(from: number): number[] {
    return this.places.flatMap((_, to) => (to !== from && this.#hasRoute(from, to) ? [to] : []));
  }

  /** Reads the number of a state; `null` if there is no such state. */
  read(text: string): Placing | null {
    if (!/^[0-9]{1,100}$/.test(text)) return null;
    let rest = BigInt(text);
    const bits = BigInt(this.width);
    const places: number[] = [];
    for (let unit = 0; unit < this.travellers.length + this.boats.length; unit += 1) {
      places.push(Number(rest & ((1n << bits) - 1n)));
      rest >>= bits;
    }
    if (rest > 0n || places.some((place) => place >= this.places.length)) return null;
    const travellers = this.travellers.map((_, at) => places[this.#order.indexOf(at)] ?? 0);
    return { travellers, boats: places.slice(this.travellers.length) };
  }

  /** Returns the number of a state. */
  write({ travellers, boats }: Placing): string {
    const ordered = this.#order.map((at) => travellers[at] ?? 0);
    const places = [...ordered, ...boats].map(BigInt).reverse();
    return places.reduce((number, place) => (number << BigInt(this.width)) | place, 0n).toString();
  }

  /** Returns the bits of each traveller and boat, the boats' first, as they stand in the number. */
  bits({ travellers, boats }: Placing): { readonly name: string | null; readonly isBoat: boolean; readonly bits: string }[] {
    const binary = (place: number): string => place.toString(2).padStart(this.width, "0");
    return [
      ...boats.map((place, at) => ({ name: this.boats[at]?.name ?? null, isBoat: true, bits: binary(place) })).reverse(),
      ...this.#order
        .map((at) => ({ name: this.travellers[at]?.name ?? "", isBoat: false, bits: binary(travellers[at] ?? 0) }))
        .reverse(),
    ];
  }

  /** Returns the state after a trip. */
  crossed(placing: Placing, boat: number, load: readonly number[], to: number): Placing {
    return {
      travellers: placing.travellers.map((place, at) => (load.includes(at) ? to : place)),
      boats: placing.boats.map((place, at) => (at === boat ? to : place)),
    };
  }

  #hasRoute(from: number, to: number): boolean {
    if (this.#routes.length === 0) return true;
    const ends = [this.places[from], this.places[to]];
    return this.#routes.some((route) => ends.every((end) => end !== undefined && route.includes(end)));
  }
}

/** Returns how many travellers there are, without listing them. */
export function countOf(fields: CrossingFields): number {
  return fields.things.reduce((sum, { count, names }) => sum + (names?.length ?? (count === undefined ? 0 : wholeNumber(count))), 0);
}

/** Returns the travellers as their bits follow each other: each is followed by those who are paired with it. */
function orderOf(travellers: readonly Traveller[], { things, pairs = [] }: CrossingFields): number[] {
  const numbers = new Map(travellers.map(({ name }, at) => [name, at]));
  const near = travellers.map((): number[] => []);
  for (const [at, { name, group, member }] of travellers.entries()) {
    const mates = things.findIndex((thing) => thing.name === things[group]?.mate);
    const named = numbers.get(pairs.find(([one]) => one === name)?.[1] ?? "");
    const mate = named ?? travellers.findIndex((other) => other.group === mates && other.member === member);
    if (mate < 0) continue;
    near[at]?.unshift(mate);
    near[mate]?.push(at);
  }
  const order: number[] = [];
  const visit = (at: number): void => {
    if (order.includes(at)) return;
    order.push(at);
    for (const other of near[at] ?? []) visit(other);
  };
  for (const at of travellers.keys()) visit(at);
  return order;
}

function members(thing: CrossingFields["things"][number], group: number): Traveller[] {
  const count = thing.names?.length ?? (thing.count === undefined ? 0 : wholeNumber(thing.count));
  return Array.from({ length: count }, (_, member) => {
    const own = thing.names?.[member] ?? (count === 1 ? null : String(member + 1));
    const attributes = Object.entries(thing.attributes ?? {}).map(([name, values]) => ({ name, value: String(values[member] ?? values[0] ?? "") }));
    return {
      name: own === null ? thing.name : `${thing.name} ${own}`,
      group,
      member,
      isOneOfMany: own !== null,
      label: own ?? thing.name,
      attributes,
    };
  });
}
