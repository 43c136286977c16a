/**
 * The page's side of its worker. Changes and questions are sent at once, and of several answers to the same question the newest
 * wins. A worker that is silent for too long is replaced, and the new one is asked the same once more, with twice the time. If it
 * is silent, too, the text is blamed: what runs its cards is not asked again until a text changes, and nothing is if what only
 * reads it hangs as well. Until a first check has succeeded, silence only means that the machine is busy: each new worker gets
 * twice the time, and no text is blamed.
 */
import { signal } from '@preact/signals';
import { proxy, type Remote, wrap } from 'comlink';
import { QUESTION_KINDS } from '../../question-kinds.ts';
import type { ExtrasAnswer } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import type { AnswerService } from '../../worker/answer-service.ts';
import type { Answer, MissingCode, Params, QuestionName } from '../../worker/questions.ts';
import type { Opening } from '../../worker/workspace.ts';

/** How long a worker may be silent. */
const PATIENCE_MS = 2000;
/** The same for its first answer, because it loads its code and compiles the bundled sets for it. */
const FIRST_PATIENCE_MS = 15_000;
/** If the page itself was busy, answers that have arrived by then are handled first. */
const GRACE_MS = 50;
const PING_INTERVAL_MS = 500;
/** After this time the code and data of a worker that failed to load are requested again. */
const RELOAD_MS = 1000;

/** The part of a worker that is used. */
export type ClientWorker = Parameters<typeof wrap>[0] & Pick<Worker, 'terminate' | 'onerror'>;

interface ClientOptions {
  start(): ClientWorker;
  /** All current texts, for a new worker. */
  texts(): Opening;
  /** How often these texts have hung earlier. */
  hangs?: number;
  /** Called when the current texts have hung, with how often, and with 0 when they are asked about again. */
  silent(hangs: number): void;
}

/** An unanswered question. */
interface Open {
  name: QuestionName;
  params: unknown;
  /** The version of the texts that it was sent for. */
  version: number;
  part(answer: unknown): void;
  done(answer: unknown): void;
}

export class WorkerClient {
  readonly #options: ClientOptions;
  readonly #open = new Map<number, Open>();
  /** The number of the newest question of each name that was answered. */
  readonly #newest = new Map<QuestionName, number>();
  #worker: ClientWorker;
  #service: Remote<AnswerService>;
  #questions = 0;
  readonly #versions = signal(0);
  /** The version since which no text has changed. */
  #ofTexts = 0;
  #hangs: number;
  /** How long a worker may be silent while it loads its code, or compiles everything. */
  #firstPatience = FIRST_PATIENCE_MS;
  /** Whether the worker has not answered since it began to. */
  #isLoading = true;
  #isChecked = false;
  /** The version of the texts that were asked about once more, because a worker was silent. */
  #repeated = -1;
  /** Whether a worker was replaced before a first check has succeeded. Until then, nothing runs cards. */
  readonly isSlow = signal(false);

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#hangs = options.hangs ?? 0;
    [this.#worker, this.#service] = this.#start();
    setInterval(() => this.#open.size > 0 && void this.#ping(), PING_INTERVAL_MS);
  }

  /** The version of the texts: counts up with each change, and when all questions may be asked again. */
  get version(): number {
    return this.#versions.value;
  }

  get #version(): number {
    return this.#versions.peek();
  }

  /** Whether a question is unanswered. */
  isAsked(name: QuestionName): boolean {
    return [...this.#open.values()].some((open) => open.name === name);
  }

  /** Passes a change to the worker. */
  changed(change: FileChange): void {
    void this.#service.change(change);
    this.retry();
    this.#ofTexts = this.#version;
  }

  /** Sends all texts to the worker again, because those of sets outside the folder have changed. */
  reopen(): void {
    this.#isLoading = true;
    void this.#service.open(this.#options.texts());
    this.retry();
    this.#ofTexts = this.#version;
  }

  /** Passes other words and drawings to the worker. */
  extras(extras: ExtrasAnswer): void {
    void this.#service.extras(extras);
    this.retry();
  }

  /** Allows all questions again, as if a text had changed. */
  retry(): void {
    if (this.#hangs > 0) this.#options.silent(0);
    this.#hangs = 0;
    this.#versions.value++;
  }

  /** Asks a new worker all that is unanswered. */
  restart(): void {
    this.#replace(this.#worker);
  }

  /**
   * Asks a question.
   * @param answered gets the answer, unless a newer one has arrived; of a long answer, each part and whether it is the whole;
   * and the version of the texts that it is about
   */
  post<Name extends QuestionName>(
    name: Name,
    params: Params<Name>,
    answered: (answer: Answer<Name>, isWhole: boolean, version: number) => void,
  ): void {
    const question = ++this.#questions;
    const take = (answer: unknown, isWhole: boolean) => {
      if (answer === undefined || question < (this.#newest.get(name) ?? 0)) return;
      this.#newest.set(name, question);
      answered(answer as Answer<Name>, isWhole, open.version);
    };
    const open: Open = {
      name,
      params,
      version: this.#version,
      part: (answer) => open.version === this.#version && take(answer, false),
      done: (answer) => take(answer, true),
    };
    this.#ask(question, open);
  }

  /**
   * Asks a question once, and again if other words or drawings come first. Resolves with undefined if a text changes first, if the
   * question hangs or fails, or if a long answer is asked for again.
   */
  ask<Name extends QuestionName>(name: Name, params: Params<Name>): Promise<Answer<Name> | undefined> {
    const version = this.#version;
    return new Promise((resolve) => {
      const done = (answer: unknown) => {
        if (version === this.#version) resolve(answer as Answer<Name>);
        else resolve(version < this.#ofTexts ? undefined : this.ask(name, params));
      };
      this.#ask(++this.#questions, { name, params, version, part: () => undefined, done });
    });
  }

  #ask(question: number, open: Open): void {
    if (!this.#isAllowed(open.name)) {
      open.done(undefined);
      return;
    }
    this.#open.set(question, open);
    void this.#send(question, open);
    void this.#ping();
  }

  #isAllowed(name: QuestionName): boolean {
    return QUESTION_KINDS[name] === 'runs' ? this.#hangs === 0 && !this.isSlow.peek() : this.#hangs < 2;
  }

  async #send(question: number, open: Open): Promise<void> {
    open.version = this.#version;
    const worker = this.#worker;
    try {
      const answer = await this.#service.ask(question, open.name, open.params as Params<QuestionName>);
      if (worker !== this.#worker) return;
      if (open.name === 'check' && answer !== undefined) this.#takeCheck();
      if (this.#isChecked) this.#isLoading = false;
      this.#answer(question, answer);
    } catch (error) {
      if (error instanceof Error && error.name === ('MissingCode' satisfies MissingCode)) {
        setTimeout(() => this.#replace(worker), RELOAD_MS);
        return;
      }
      this.#answer(question, undefined);
      reportError(new Error(`${open.name}: ${error}`));
    }
  }

  /** How long the worker may be silent about the current texts. */
  get #patience(): number {
    const patience = this.#isLoading ? this.#firstPatience : PATIENCE_MS;
    return this.#repeated === this.#version ? 2 * patience : patience;
  }

  #takeCheck(): void {
    this.#isChecked = true;
    if (!this.isSlow.peek()) return;
    // What runs cards may be asked now.
    this.isSlow.value = false;
    this.#versions.value++;
  }

  #answer(question: number, answer: unknown): void {
    const open = this.#open.get(question);
    this.#open.delete(question);
    open?.done(answer);
  }

  /** Replaces the worker unless it answers in time. */
  async #ping(): Promise<void> {
    const [worker, version] = [this.#worker, this.#version];
    let timer = setTimeout(() => {
      timer = setTimeout(() => this.#replace(worker, version), GRACE_MS);
    }, this.#patience);
    await this.#service.ping();
    clearTimeout(timer);
  }

  /** @param blamed the version of the texts on which the worker hung */
  #replace(worker: ClientWorker, blamed?: number): void {
    if (worker !== this.#worker) return;
    worker.onerror = null;
    worker.terminate();
    if (blamed !== undefined && !this.#isChecked && this.isAsked('check')) {
      this.#firstPatience *= 2;
      this.isSlow.value = true;
    } else if (blamed === this.#version && this.#repeated !== blamed) {
      this.#repeated = blamed;
    } else if (blamed === this.#version && this.#open.size > 0) {
      // Without a check of the texts, there is nothing else to ask about them.
      this.#hangs += this.isAsked('check') ? 2 : 1;
      this.#options.silent(this.#hangs);
    }
    [this.#worker, this.#service] = this.#start();
    for (const [question, open] of this.#open)
      if (this.#isAllowed(open.name)) void this.#send(question, open);
      else this.#answer(question, undefined);
  }

  #start(): [ClientWorker, Remote<AnswerService>] {
    const worker = this.#options.start();
    worker.onerror = (event) => {
      event.preventDefault();
      // Before its first answer, or the first check, it could not load its code or data, as when the server is away: no text is
      // to blame.
      const blamed = this.#isLoading ? undefined : this.#version;
      setTimeout(() => this.#replace(worker, blamed), RELOAD_MS);
    };
    this.#isLoading = true;
    const service = wrap<AnswerService>(worker);
    const takePart = (question: number, answer: unknown) => this.#open.get(question)?.part(answer);
    void service.open(this.#options.texts(), proxy(takePart));
    return [worker, service];
  }
}
