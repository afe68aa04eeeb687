/** How travellers look: the colour and the shape tell the group and the couple, the label tells the rest. */
import type { Traveller } from "../../core/ways/crossing";

/** Words in names that are colours, in the languages of the page. */
const COLOURS: Readonly<Record<string, number>> = {
  red: 1, rouge: 1, rood: 1, rode: 1,
  orange: 2, oranje: 2,
  yellow: 3, jaune: 3, geel: 3, gele: 3,
  green: 4, vert: 4, verte: 4, groen: 4, groene: 4,
  blue: 6, bleu: 6, bleue: 6, blauw: 6, blauwe: 6,
  purple: 7, violet: 7, violette: 7, paars: 7,
  pink: 8, rose: 8, roze: 8,
};

/** The paints in the order in which groups and couples get them. */
const ORDER = [6, 4, 1, 3, 8, 2, 5, 7, 9] as const;

export const SHAPES = 4;

/** Returns the number of a paint, from 1. Couples have a colour each; otherwise groups have. */
export function paintOf(traveller: Traveller, isPaired: boolean): number {
  const named = traveller.name.toLowerCase().split(/[\s-]+/).map((word) => COLOURS[word]).find((paint) => paint !== undefined);
  const number = isPaired && traveller.isOneOfMany ? traveller.member : traveller.group;
  return named ?? ORDER[number % ORDER.length] ?? 9;
}

/** Returns the number of a silhouette. */
export function shapeOf(traveller: Traveller): number {
  return traveller.group % SHAPES;
}
