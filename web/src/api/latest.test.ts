import { expect, it } from "vitest";

import { Latest } from "./latest";

/** A question that is answered when the test says so. */
function pending(): { promise: Promise<string>; answer: (text: string) => void; fail: (why: Error) => void } {
  let answer!: (text: string) => void;
  let fail!: (why: Error) => void;
  const promise = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer, fail };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it("asks one, lets one wait, and the newest takes the place of the waiting", async () => {
  const said: string[] = [];
  const latest = new Latest<string>((text) => said.push(text), (why) => said.push(String(why)));
  const questions = [pending(), pending(), pending()];
  const asked: number[] = [];
  questions.forEach(({ promise }, at) =>
    latest.ask(() => {
      asked.push(at);
      return promise;
    }),
  );
  expect(asked).toEqual([0]);
  questions[0]?.answer("first");
  await settle();
  expect([asked, said]).toEqual([[0, 2], ["first"]]);
  questions[2]?.fail(new Error("gone"));
  await settle();
  expect(said).toEqual(["first", "Error: gone"]);
});

it("says nothing after it was stopped", async () => {
  const said: string[] = [];
  const latest = new Latest<string>((text) => said.push(text), (why) => said.push(String(why)));
  const question = pending();
  latest.ask(() => question.promise);
  latest.stop();
  question.answer("late");
  await settle();
  expect(said).toEqual([]);
});
