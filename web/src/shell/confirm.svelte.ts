/** Questions before something that cannot be seen at a glance. */

export interface Question {
  readonly title: string;
  readonly text: string;
  /** What the button does, in a verb. */
  readonly action: string;
  answer(yes: boolean): void;
}

export const asked = $state<{ question: Question | null }>({ question: null });

/** Asks, and returns whether the player agrees. */
export function confirm(question: Omit<Question, "answer">): Promise<boolean> {
  asked.question?.answer(false);
  return new Promise((resolve) => {
    asked.question = {
      ...question,
      answer(yes) {
        asked.question = null;
        resolve(yes);
      },
    };
  });
}
