/** Answers that take long. */
import type { QuestionName, Questions } from '../messages.ts';

/** An answer that takes long, in steps of a few milliseconds. */
export type Steps<Name extends QuestionName> = Generator<
  Questions[Name]['answer'] | undefined,
  Questions[Name]['answer']
>;
