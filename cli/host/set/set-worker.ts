/** Follows the set of a host and lets bots play with it, in a separate process, so that a save does not delay the tables. */
import { answerQuestions } from '../../../simulate/pool/index.ts';
import { playBots } from '../../playtest/bot-games.ts';
import { followSet, type SaveOutcome } from './follow-set.ts';

let next: (() => Promise<SaveOutcome>) | undefined;

const functions = {
  /** The result of the next save, or at first of the files as they are. */
  nextSave: (path: string): Promise<SaveOutcome> => {
    next ??= followSet(path);
    return next();
  },
  play: playBots,
};
export type SetFunctions = typeof functions;
answerQuestions(functions);
