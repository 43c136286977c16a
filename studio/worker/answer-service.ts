/**
 * The object whose methods the page calls. Long answers are computed in slices of a few milliseconds, in turn, so that no
 * question waits for another; they end when a text changes or the same question is asked again.
 */
import type { Workspace } from '../../language/index.ts';
import type { ExtrasAnswer } from '../server-messages.ts';
import type { BundledSet } from '../site-messages.ts';
import type { FileChange } from '../text-places.ts';
import { type Answer, loadAnswerer, type Params, type QuestionName } from './questions.ts';
import { changeExtras, type Opening, openTexts, withChanges } from './workspace.ts';

/** Gets the part of an answer that is known so far, with the number of the question. */
export type TakePart = (question: number, answer: unknown) => unknown;

const SLICE_MS = 5;

export class AnswerService {
  readonly #bundled: readonly BundledSet[];
  #workspace: Workspace;
  #takePart: TakePart = () => undefined;
  /** The number of the newest question of each name. */
  readonly #newest = new Map<QuestionName, number>();
  /** When it resolves, the last of the long answers had its turn. */
  #turn = Promise.resolve();

  /** @param bundled the bundled sets */
  constructor(bundled: readonly BundledSet[]) {
    this.#bundled = bundled;
    this.#workspace = openTexts({ texts: [], outside: [] }, bundled);
  }

  /** Opens texts instead of the earlier ones. */
  open(opening: Opening, takePart: TakePart = this.#takePart): void {
    this.#takePart = takePart;
    this.#workspace = openTexts(opening, this.#bundled);
  }

  /** Takes other words and drawings for the texts. */
  extras(extras: ExtrasAnswer): void {
    changeExtras(this.#workspace, extras);
  }

  change(change: FileChange): void {
    this.#workspace = withChanges(this.#workspace, [change]);
  }

  /** Answers as soon as it is free. */
  ping(): void {}

  /**
   * Answers a question.
   * @param question counts up
   * @returns undefined if a text changed first, or if a long answer was asked for again
   */
  async ask<Name extends QuestionName>(
    question: number,
    name: Name,
    params: Params<Name>,
  ): Promise<Answer<Name> | undefined> {
    const workspace = this.#workspace;
    this.#newest.set(name, question);
    const answer = await loadAnswerer(name);
    await giveWay();
    if (workspace !== this.#workspace) return undefined;
    const found = answer(workspace, params);
    const isLate = () => workspace !== this.#workspace || this.#newest.get(name) !== question;
    const whole = isSteps(found) ? await this.#run(found, question, isLate) : found;
    return whole as Answer<Name> | undefined;
  }

  async #run(steps: Generator, question: number, isLate: () => boolean): Promise<unknown> {
    while (!isLate()) {
      const { done, value } = slice(steps);
      if (done) return value;
      if (value !== undefined) this.#takePart(question, value);
      this.#turn = this.#turn.then(giveWay);
      await this.#turn;
    }
    return undefined;
  }
}

/** Computes for a few milliseconds. A step that adds nothing leaves what was known before. */
function slice(steps: Generator): IteratorResult<unknown> {
  const until = performance.now() + SLICE_MS;
  let known: unknown;
  do {
    const { done, value } = steps.next();
    if (done) return { done, value };
    known = value ?? known;
  } while (performance.now() < until);
  return { done: false, value: known };
}

const isSteps = (found: unknown): found is Generator =>
  typeof found === 'object' && found !== null && Symbol.iterator in found && 'next' in found;

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
(port1 as unknown as { onmessage: () => void }).onmessage = () => waiting.shift()?.();

/** Lets the messages that have arrived go first. */
const giveWay = () =>
  new Promise<void>((go) => {
    waiting.push(go);
    port2.postMessage(undefined);
  });
