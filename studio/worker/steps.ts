/** The types of answers to the page's questions. */
import type { Workspace } from '../../language/index.ts';
import type { QuestionName, Questions } from '../messages.ts';

/** An answer that takes long, in steps of a few milliseconds. */
export type Steps<Name extends QuestionName> = Generator<
  Questions[Name]['answer'] | undefined,
  Questions[Name]['answer']
>;

/** An answer, or the steps to it, each of which yields the available part. */
export type StepwiseAnswer<Name extends QuestionName> = (
  workspace: Workspace,
  params: Questions[Name]['params'],
) => Questions[Name]['answer'] | Steps<Name>;
