/**
 * The line to the worker. Apart from the questions after each key press, only one question is in flight at a time. Of each
 * kind the newest waits, and the most urgent kind is sent next. Nothing is interrupted half-way, and each answer names the
 * version of the texts it is about. A worker that is silent for too long is replaced, and the question that it could not
 * answer is not asked again until a text changes.
 */
import type {
  Answered,
  Continued,
  QuestionName,
  Questions,
  WorkerQuestion,
  WorkerSetup,
} from '../../messages.ts';
import type { FileChange, FileText, OutsideSet } from '../../text-places.ts';

/** How many milliseconds a worker may be silent before it is replaced. */
const PATIENCE = 2000;
/** The same for the first answer, because the worker compiles the bundled sets for it. */
const FIRST_PATIENCE = 15_000;
/** Additional milliseconds: if the page itself was busy, answers that have arrived by then are handled first. */
const GRACE = 50;
/** How many times as long as the first worker a replacement may take to start. */
const AGAIN = 3;
/** Milliseconds before the code of a worker that failed to load is requested again; shorter than `PATIENCE`. */
const RETRY = 1000;

/** Most urgent first: questions that a user at the keyboard waits for, then visible results, then the rest. */
const URGENCY: readonly QuestionName[] = [
  'check',
  'complete',
  'renameable',
  'rename',
  'format',
  'definition',
  'hover',
  'document',
  'choose',
  'lay',
  'keep',
  'tryOut',
  'film',
  'card',
  'linked',
  'cards',
  'chain',
  'words',
  'pictures',
  'changes',
  'markdown',
  'sheets',
  'printed',
  'traits',
  'difference',
  'mutants',
  'unnoticed',
  'scenarios',
  'tooLong',
  'worth',
  'smaller',
  'tellingBoards',
  'values',
  'allScenarios',
  'untried',
  'worths',
];

/**
 * Questions that are sent at once although others are in flight, at most one of each: browsers deliver the answer to the
 * previous question only after the frame with the key being typed.
 */
const AT_ONCE: ReadonlySet<QuestionName> = new Set(['check', 'complete', 'card', 'scenarios', 'cards']);

/** The part of a worker that the line uses. */
export type QuestionWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The callbacks and data that the line gets. */
export interface LineOptions {
  start(): QuestionWorker;
  /** All current texts, for a new worker. */
  texts(): { texts: readonly FileText[]; outside: readonly OutsideSet[] };
  /** Questions that hung on these texts earlier: they are not asked until a text changes. */
  hung?: readonly QuestionName[];
  /** Called when a worker was replaced, with the unanswered questions, and with none when they are asked again. */
  silent(names: readonly QuestionName[]): void;
}

interface Waiting {
  name: QuestionName;
  params: unknown;
  /** Whether the caller awaits the answer. */
  isAwaited: boolean;
  answered(answer: unknown, isWhole: boolean, version: number): void;
  dropped(): void;
  /** The id of a question that was answered in part, and the version of the texts it is about. */
  rest?: { id: number; version: number };
}

/** A question in flight. */
interface Sent extends Waiting {
  id: number;
  version: number;
}

/** The page's line to its worker. */
export class QuestionLine {
  readonly #options: LineOptions;
  readonly #waiting = new Map<QuestionName, Waiting>();
  #worker: QuestionWorker;
  /** Questions in flight, in the order in which the worker answers. */
  #sent: Sent[] = [];
  #changes: FileChange[] = [];
  #version = 0;
  #ids = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFirst = true;
  /** How many milliseconds a new worker has for its first answer. */
  #firstPatience = FIRST_PATIENCE;
  /** When the worker began with the first question in flight. */
  #begunAt = 0;
  /** The questions that no worker could answer, and the version of the texts they were about. */
  #hung: { version: number; names: Set<QuestionName> };

  constructor(options: LineOptions) {
    this.#options = options;
    this.#hung = { version: this.#version, names: new Set(options.hung) };
    this.#worker = this.#started();
  }

  /** The version of the texts: counts up with each change. */
  get version(): number {
    return this.#version;
  }

  /** Whether a question is waiting or in flight. */
  isAsked(name: QuestionName): boolean {
    return this.#waiting.has(name) || this.#sent.some((sent) => sent.name === name);
  }

  /** Passes a change to the worker with the next question. */
  changed(change: FileChange): void {
    this.#version++;
    const other = this.#changes.filter(({ file }) => file !== change.file);
    this.#changes = [...other, change];
    this.#forget();
  }

  /** Sends all texts to the worker again, because those of sets outside the folder have changed. */
  reopen(): void {
    this.#version++;
    this.#open();
    // The worker compiles everything again.
    this.#isFirst = true;
    this.#forget();
  }

  /** Asks the questions again that hung. */
  retry(): void {
    this.#forget();
    this.#next();
  }

  #forget(): void {
    if (this.#hung.names.size === 0) return;
    this.#hung = { version: -1, names: new Set() };
    this.#options.silent([]);
  }

  /**
   * Asks a question. A later one of the same kind replaces it, unless it is already in flight.
   * @param answered gets the answer; of an answer in parts, each part and whether it is the last; and the
   * version of the texts that it is about
   */
  post<Name extends QuestionName>(
    name: Name,
    params: Questions[Name]['params'],
    answered: (answer: Questions[Name]['answer'], isWhole: boolean, version: number) => void,
  ): void {
    this.#wait({
      ...{ name, params, isAwaited: false },
      answered: answered as Waiting['answered'],
      dropped: () => {},
    });
  }

  /**
   * Asks a question once. Resolves with undefined if a later question of the same kind replaces it, if it hangs or
   * fails, or if a text changes first.
   */
  ask<Name extends QuestionName>(
    name: Name,
    params: Questions[Name]['params'],
  ): Promise<Questions[Name]['answer'] | undefined> {
    const version = this.#version;
    return new Promise((resolve) => {
      this.#wait({
        ...{ name, params, isAwaited: true },
        answered: (answer, isWhole) => {
          if (!isWhole) return;
          resolve(version === this.#version ? (answer as Questions[Name]['answer']) : undefined);
        },
        dropped: () => resolve(undefined),
      });
    });
  }

  #wait(question: Waiting): void {
    this.#waiting.get(question.name)?.dropped();
    if (question.isAwaited && this.#hangs(question.name)) {
      question.dropped();
      return;
    }
    this.#waiting.set(question.name, question);
    this.#next();
  }

  /** Whether no worker could answer this question about the current texts. If `check` hangs, so does everything else. */
  #hangs(name: QuestionName): boolean {
    const { version, names } = this.#hung;
    return version === this.#version && (names.has('check') || names.has(name));
  }

  #next(): void {
    for (;;) {
      const name = URGENCY.find((one) => this.#waiting.has(one) && !this.#hangs(one) && this.#canSend(one));
      const question = name && this.#waiting.get(name);
      if (!question) return;
      this.#waiting.delete(name);
      this.#send(question);
    }
  }

  #canSend(name: QuestionName): boolean {
    if (this.#sent.length === 0) return true;
    // `check` goes first: texts that cannot be checked get no other questions.
    const isBeforeCheck = name !== 'check' && this.#waiting.has('check');
    return AT_ONCE.has(name) && !isBeforeCheck && !this.#sent.some((sent) => sent.name === name);
  }

  #send(question: Waiting): void {
    const { rest } = question;
    const isRest = rest !== undefined && rest.version === this.#version;
    const id = isRest ? rest.id : ++this.#ids;
    this.#sent.push({ ...question, id, version: this.#version });
    if (isRest) this.#worker.postMessage({ id, continues: true } satisfies Continued);
    else {
      const { name, params } = question;
      const asked = { id, version: this.#version, changes: this.#changes, name, params };
      this.#changes = [];
      this.#worker.postMessage(asked satisfies Omit<WorkerQuestion, 'params'>);
    }
    if (this.#sent.length === 1) this.#waitForWorker();
  }

  /** Starts the timer: the worker now begins with the first question in flight. */
  #waitForWorker(): void {
    clearTimeout(this.#timer);
    this.#begunAt = performance.now();
    if (this.#sent.length === 0) return;
    const silent = () => {
      this.#timer = setTimeout(() => this.#replace(), GRACE);
    };
    this.#timer = setTimeout(silent, this.#isFirst ? this.#firstPatience : PATIENCE);
  }

  #receive({ id, answer, more, error }: Answered): void {
    const sent = this.#sent.find((one) => one.id === id);
    if (!sent) return;
    this.#sent = this.#sent.filter((one) => one !== sent);
    if (this.#isFirst) this.#firstPatience = PATIENCE + AGAIN * (performance.now() - this.#begunAt);
    this.#isFirst = false;
    this.#waitForWorker();
    if (error !== undefined) {
      sent.dropped();
      reportError(new Error(`${sent.name}: ${error}`));
    } else if (more) {
      // A later question of the same kind takes precedence over the rest of this one.
      const isStill = !this.#waiting.has(sent.name) && sent.version === this.#version;
      if (isStill) this.#waiting.set(sent.name, { ...sent, rest: { id, version: sent.version } });
      if (answer !== undefined && sent.version === this.#version) sent.answered(answer, false, sent.version);
      if (!isStill) sent.dropped();
    } else sent.answered(answer, true, sent.version);
    this.#next();
  }

  /** @param isToBlame whether the first question in flight takes too long, or broke the worker */
  #replace(isToBlame = true): void {
    const others = this.#sent;
    const first = isToBlame && others.shift();
    this.#worker.onmessage = this.#worker.onerror = null;
    this.#worker.terminate();
    this.#sent = [];
    if (first) {
      const names = this.#hung.version === first.version ? this.#hung.names : new Set<QuestionName>();
      names.add(first.name);
      this.#hung = { version: first.version, names };
      first.dropped();
    }
    this.#isFirst = true;
    this.#worker = this.#started();
    // A question that hung on an earlier text is asked again for the current one.
    this.#options.silent(this.#hung.version === this.#version ? [...this.#hung.names] : []);
    // The later questions are asked again, and nothing that the old worker began can be continued.
    for (const question of others)
      if (this.#waiting.has(question.name)) question.dropped();
      else this.#waiting.set(question.name, question);
    for (const [name, { rest: _, ...question }] of this.#waiting) {
      this.#waiting.set(name, question);
      if (!question.isAwaited || !this.#hangs(name)) continue;
      this.#waiting.delete(name);
      question.dropped();
    }
    this.#next();
  }

  #open(worker = this.#worker): void {
    this.#changes = [];
    worker.postMessage({ opening: this.#options.texts() } satisfies WorkerSetup);
  }

  #started(): QuestionWorker {
    const worker = this.#options.start();
    worker.onmessage = ({ data }) => this.#receive(data as Answered);
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(this.#timer);
      // Only errors in the code have a message. Without one the worker failed to load, as when the server is away.
      if (event.message && this.#sent.length > 0) this.#replace();
      else setTimeout(() => this.#replace(false), RETRY);
    };
    this.#open(worker);
    return worker;
  }
}
