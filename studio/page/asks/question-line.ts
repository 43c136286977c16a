/**
 * The line to the worker. One question is on its way at a time, besides what is asked after each key; of each kind the newest
 * waits, the most urgent kind is sent next. Nothing is stopped half-way, and each answer says which version of the texts it is
 * about. A worker that is silent for too long is replaced by a new one, and what it could not answer is not asked again before
 * a text changes.
 */
import type {
  Answered,
  Continued,
  QuestionName,
  Questions,
  WorkerQuestion,
  WorkerSetup,
} from '../../messages.ts';
import type { FileChange, FileText, SetBeside } from '../../text-places.ts';

/** How many milliseconds a worker may be silent before it is replaced. */
const PATIENCE = 2000;
/** The first answer has the bundled sets to compile. */
const FIRST_PATIENCE = 15_000;
/** And so long after that: where the page was busy itself, answers that have come by then are taken first. */
const GRACE = 50;
/** How many times as long as the first one a replacement may take to start. */
const AGAIN = 3;
/** After how many milliseconds the code of a worker that did not come is asked for again; less than one may be silent. */
const RETRY = 1000;

/** The most urgent first: what somebody waits for at the keyboard, then what is seen, then the rest. */
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
  'alone',
  'cards',
  'chain',
  'words',
  'pictures',
  'changes',
  'markdown',
  'sheets',
  'printed',
  'sheetPictures',
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
 * These are sent at once, although others are on their way, one of each: browsers deliver the answer to the question before
 * only after the frame with the key that is being written.
 */
const AT_ONCE: ReadonlySet<QuestionName> = new Set(['check', 'complete', 'card', 'scenarios', 'cards']);

/** What the line needs of a worker. */
export type QuestionWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** What the line receives and sends. */
export interface LineOptions {
  start(): QuestionWorker;
  /** All texts as they are now, for a new worker. */
  texts(): { texts: readonly FileText[]; beside: readonly SetBeside[] };
  /** Questions that hung on these texts before: they are not asked until one changes. */
  hung?: readonly QuestionName[];
  /** Called when a worker was replaced, with what stays unanswered, and with nothing when it is asked again. */
  silent(names: readonly QuestionName[]): void;
}

interface Waiting {
  name: QuestionName;
  params: unknown;
  /** Somebody waits for the answer to go on. */
  isAwaited: boolean;
  answered(answer: unknown, isWhole: boolean, version: number): void;
  dropped(): void;
  /** The question that was answered in part, and the version of the texts it is about. */
  rest?: { id: number; version: number };
}

/** A question on its way. */
interface Sent extends Waiting {
  id: number;
  version: number;
}

/** The line of the page to its worker. */
export class QuestionLine {
  readonly #options: LineOptions;
  readonly #waiting = new Map<QuestionName, Waiting>();
  #worker: QuestionWorker;
  /** In the order in which the worker answers. */
  #sent: Sent[] = [];
  #changes: FileChange[] = [];
  #version = 0;
  #ids = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFirst = true;
  /** What a new worker gets for its first answer. */
  #firstPatience = FIRST_PATIENCE;
  /** When the worker began with the first of those that are on their way. */
  #begunAt = 0;
  /** The version that no worker could answer these questions about. */
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

  /** Whether a question waits for its answer. */
  isAsked(name: QuestionName): boolean {
    return this.#waiting.has(name) || this.#sent.some((sent) => sent.name === name);
  }

  /** Tells the worker of a change, with the next question. */
  changed(change: FileChange): void {
    this.#version++;
    const other = this.#changes.filter(({ file }) => file !== change.file);
    this.#changes = [...other, change];
    this.#forget();
  }

  /** The worker takes over all texts again, since those of sets beside are other ones. */
  reopen(): void {
    this.#version++;
    this.#open();
    // It compiles everything again.
    this.#isFirst = true;
    this.#forget();
  }

  /** Asks again what hung. */
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
   * Asks a question. A later one of the same kind takes its place, unless it is on its way by then.
   * @param answered gets the answer; of one that comes in parts each part, and whether it is the last; and the version of the texts
   *   that it is about
   */
  tell<Name extends QuestionName>(
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

  /** Asks a question once; gives nothing if a later one of the same kind took its place or a text changed meanwhile. */
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

  /** Whether no worker could answer this about these texts. What cannot be checked cannot be asked anything. */
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
    // What cannot be checked is not asked anything else first.
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
      const urgent = AT_ONCE.has(name) && ({ isUrgent: true } as const);
      const asked = { id, version: this.#version, changes: this.#changes, name, params, ...urgent };
      this.#changes = [];
      this.#worker.postMessage(asked satisfies Omit<WorkerQuestion, 'params'>);
    }
    if (this.#sent.length === 1) this.#waitForWorker();
  }

  /** The worker begins with the first of those that are on their way. */
  #waitForWorker(): void {
    clearTimeout(this.#timer);
    this.#begunAt = performance.now();
    if (this.#sent.length === 0) return;
    const silent = () => {
      this.#timer = setTimeout(() => this.#replace(), GRACE);
    };
    this.#timer = setTimeout(silent, this.#isFirst ? this.#firstPatience : PATIENCE);
  }

  #took({ id, answer, more, error }: Answered): void {
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
      // One that was asked later of the same kind is asked instead.
      const isStill = !this.#waiting.has(sent.name) && sent.version === this.#version;
      if (isStill) this.#waiting.set(sent.name, { ...sent, rest: { id, version: sent.version } });
      if (answer !== undefined && sent.version === this.#version) sent.answered(answer, false, sent.version);
      if (!isStill) sent.dropped();
    } else sent.answered(answer, true, sent.version);
    this.#next();
  }

  /** @param isToBlame what it was asked first takes too long, or broke it */
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
    // What hung on an earlier text is asked about this one.
    this.#options.silent(this.#hung.version === this.#version ? [...this.#hung.names] : []);
    // What came after it is asked again, and nothing that the old worker began can be continued.
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
    worker.onmessage = ({ data }) => this.#took(data as Answered);
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(this.#timer);
      // Only what breaks in the code has a message; else it did not come, as when the server is away.
      if (event.message && this.#sent.length > 0) this.#replace();
      else setTimeout(() => this.#replace(false), RETRY);
    };
    this.#open(worker);
    return worker;
  }
}
