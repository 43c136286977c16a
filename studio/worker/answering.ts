/**
 * Answers the page. Long answers are given in parts: the page gets the part available after a few milliseconds, and
 * requests the rest when nothing is more urgent. So no question waits for another, and nothing is interrupted half-way.
 */
import type { KnownSet, Workspace } from '../../language/index.ts';
import type { Answered, QuestionName, ToWorker, WorkerQuestion } from '../messages.ts';
import { takeLook } from './given-look.ts';
import { answererOf } from './questions.ts';
import type { Steps } from './steps.ts';
import { opened, withChanges } from './workspace.ts';

/** Roughly how many milliseconds a part takes. */
const PART = 5;

/** Returns a function that handles the page's messages in order, and returns the answer to each question. */
export function answering(bundled: readonly KnownSet[]): (message: ToWorker) => Answered | undefined {
  let workspace: Workspace = opened({ texts: [], outside: [] }, bundled);
  /** The questions that were answered in part, until a text changes. */
  const begun = new Map<number, Begun>();

  const part = ({ id, version, steps }: Begun): Answered => {
    const until = performance.now() + PART;
    let answer: Answered['answer'];
    do {
      const { done, value } = steps.next();
      // A step that adds nothing leaves what was there before.
      if (value !== undefined) answer = value;
      if (done) {
        begun.delete(id);
        return { id, version, answer: value };
      }
    } while (performance.now() < until);
    begun.set(id, { id, version, steps });
    return { id, version, more: true, ...(answer !== undefined && { answer }) };
  };
  const answer = <Name extends QuestionName>({
    id,
    version,
    changes,
    name,
    params,
  }: WorkerQuestion<Name>): Answered => {
    if (changes.length > 0) {
      begun.clear();
      workspace = withChanges(workspace, changes);
    }
    const found = answererOf(name)(workspace, params);
    return isSteps(found) ? part({ id, version, steps: found }) : { id, version, answer: found };
  };
  return (message) => {
    if ('opening' in message) {
      begun.clear();
      workspace = opened(message.opening, bundled);
      if (message.opening.look) takeLook(message.opening.look);
      return undefined;
    }
    try {
      if (!('continues' in message)) return answer(message);
      const found = begun.get(message.id);
      return found
        ? part(found)
        : { id: message.id, version: -1, error: 'a text changed since it was asked' };
    } catch (error) {
      const version = 'version' in message ? message.version : -1;
      return { id: message.id, version, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** A question that was answered in part. */
interface Begun {
  id: number;
  version: number;
  steps: Steps<QuestionName>;
}

function isSteps(found: unknown): found is Steps<QuestionName> {
  return typeof found === 'object' && found !== null && Symbol.iterator in found && 'next' in found;
}
