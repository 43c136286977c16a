/** The editor of card texts: one view, with a state for each file that was shown, so that each keeps its history. */
import { history, historyKeymap, redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import {
  Compartment,
  EditorState,
  type Extension,
  type StateEffect,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  type KeyBinding,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { ColouredWords, ProblemShown } from '../../messages.ts';
import type { SpanIn } from '../../text-places.ts';
import type { QuestionLine } from '../asks/question-line.ts';
import { loadedPart } from '../shell/part.ts';
import { editBetween } from '../texts/documents.ts';
import type { Asking } from './asking.ts';
import { colours, setWords } from './colours.ts';
import { editingKeys } from './editing-keys.ts';
import type { ReplacingWay } from './editor-like.ts';
import { letters } from './letters.ts';
import { litPlaces, setLit } from './lit.ts';
import { draggedNumbers, type NumberAt, numberAt } from './numbers.ts';
import { problemMarks, setProblems } from './problems.ts';
import { centred, followSize, held, holding, isSeen } from './seen.ts';
import { theme } from './theme.ts';
import { setUntried, type UntriedAt, untriedMarks } from './untried.ts';

/** How many milliseconds a new problem in the word being written waits. */
const WORD_PAUSE = 300;

/** What takes a change back, or makes it again. */
const TURNS = { back: undo, again: redo };

/** What tells problems apart that move while somebody writes. */
const keyOf = ({ code, message }: ProblemShown): string => `${code} ${message}`;

/** What the editor tells. */
export interface EditorHooks {
  changed(file: string, text: string): void;
  /** The cursor moved, or another file is shown. */
  moved(file: string, offset: number): void;
  mend(problem: ProblemShown): void;
  /** A change of the file was taken back, or made again. */
  turned(file: string, way: 'back' | 'again'): void;
  keys: readonly KeyBinding[];
  /** Whether what may follow is offered while somebody writes. */
  offers(): boolean;
}

export class SourceEditor {
  readonly #view: EditorView;
  readonly #states = new Map<string, EditorState>();
  readonly #extensions: Extension;
  readonly #canWrite = new Compartment();
  readonly #asks = new Compartment();
  #asking: Asking | undefined;
  /** Has a new text that is not drawn yet. */
  #coming: EditorState | undefined;
  /** Whether it is there, or on its way. */
  #asked: Promise<void> | undefined;
  #file = '';
  #words: ColouredWords = {};
  #isWritable = true;
  #isShowing = false;
  /** Where the first lit place begins. */
  #litAt: number | undefined;
  #problems: readonly ProblemShown[] = [];
  #shown: ReadonlySet<string> = new Set();
  /** Those that stand in the shown file. */
  #marked: readonly ProblemShown[] | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;

  /** @param host an element that the editor gets a shadow root in: there its styles need no inline style sheets */
  constructor(host: HTMLElement, line: Pick<QuestionLine, 'ask'>, hooks: EditorHooks) {
    const root = host.attachShadow({ mode: 'open' });
    this.#extensions = [
      lineNumbers(),
      untriedMarks,
      highlightActiveLine(),
      highlightActiveLineGutter(),
      history(),
      drawSelection(),
      EditorView.lineWrapping,
      EditorState.tabSize.of(2),
      EditorView.contentAttributes.of({
        'aria-label': 'Source',
        // It can be reached by Tab as it is; this says so.
        tabindex: '0',
        'aria-description': 'Press Escape, then Tab, to leave the text.',
        spellcheck: 'false',
        autocapitalize: 'off',
      }),
      keymap.of([...hooks.keys, ...historyKeymap, ...editingKeys]),
      colours,
      problemMarks(hooks.mend),
      litPlaces,
      draggedNumbers,
      holding,
      letters,
      theme,
      EditorView.updateListener.of((update) => {
        if (this.#isShowing) return;
        if (update.transactions.some((one) => one.isUserEvent('undo'))) hooks.turned(this.#file, 'back');
        if (update.transactions.some((one) => one.isUserEvent('redo'))) hooks.turned(this.#file, 'again');
        if (update.selectionSet && !update.docChanged) this.#left();
        if (update.docChanged) this.#loadAsking(line, hooks.offers);
        if (update.docChanged || update.selectionSet)
          hooks.moved(this.#file, update.state.selection.main.head);
      }),
    ];
    this.#view = new EditorView({
      ...{ root, parent: root, state: EditorState.create({ doc: '' }) },
      dispatchTransactions: (transactions, view) => {
        try {
          this.#tell(transactions, hooks);
        } finally {
          this.#coming = undefined;
          view.update(transactions);
        }
      },
    });
    followSize(this.#view, host, () => this.#litAt ?? this.#view.state.selection.main.head);
    for (const event of ['focusin', 'pointerenter'])
      host.addEventListener(event, () => this.#loadAsking(line, hooks.offers));
  }

  /** Tells of a new text before it is drawn: the worker checks it meanwhile. */
  #tell(transactions: readonly Transaction[], hooks: EditorHooks): void {
    if (this.#isShowing || !transactions.some(({ docChanged }) => docChanged)) return;
    this.#coming = transactions.at(-1)?.state;
    hooks.changed(this.#file, this.#state.doc.toString());
  }

  /** What the editor shows, or is about to. */
  get #state(): EditorState {
    return this.#coming ?? this.#view.state;
  }

  /** What the editor asks the worker comes when somebody turns to the text; if it does not come, with the next key. */
  #loadAsking(line: Pick<QuestionLine, 'ask'>, offers: () => boolean): void {
    this.#asked ??= loadedPart(() => import('./asking.ts')).then(
      ({ asking }) => {
        this.#asking = asking(line, () => this.#file, offers);
        this.#view.dispatch({ effects: this.#asks.reconfigure(this.#asking.extension) });
      },
      () => {
        this.#asked = undefined;
      },
    );
  }

  /** The file that is shown. */
  get file(): string {
    return this.#file;
  }

  /** Where the cursor is, in characters from the beginning of the file. */
  get offset(): number {
    return this.#state.selection.main.head;
  }

  /** The line and column of the cursor, from 1. */
  get position(): { line: number; column: number } {
    const { number, from } = this.#state.doc.lineAt(this.offset);
    return { line: number, column: this.offset - from + 1 };
  }

  /** The number at the cursor. */
  get number(): NumberAt | undefined {
    return numberAt(this.#state, this.offset);
  }

  /** Shows a file. Its history and cursor are as they were when it was shown before. */
  show(file: string, text: string): void {
    if (file === this.#file) return;
    if (this.#file !== '') this.#states.set(this.#file, this.#view.state);
    this.#asking?.close(this.#view);
    this.#file = file;
    this.#marked = undefined;
    const known = this.#states.get(file);
    const state = known && known.doc.toString() === text ? known : this.#stateOf(text);
    this.#isShowing = true;
    this.#view.setState(state);
    this.#view.dispatch({
      effects: [
        setWords.of(this.#words),
        this.#canWrite.reconfigure(EditorState.readOnly.of(!this.#isWritable)),
        this.#asks.reconfigure(this.#asking?.extension ?? []),
        centred(state.selection.main.head),
      ],
    });
    this.#isShowing = false;
  }

  /** Begins the history of a file that was never shown: what changes in it can be undone. */
  know(file: string, text: string): void {
    if (!this.#states.has(file)) this.#states.set(file, this.#stateOf(text));
  }

  /**
   * Shows another text of a file, by the smallest change of the one before: the cursor stays, and it can be undone.
   * @param way of a file that is not shown, or aside from the history of any
   */
  replace(file: string, text: string, way?: ReplacingWay): void {
    const state = file === this.#file ? this.#view.state : this.#states.get(file);
    const before = state?.doc.toString();
    if (!state || before === undefined || before === text) return;
    let turned: EditorState | undefined;
    if (way && way !== 'aside') TURNS[way]({ state, dispatch: (one) => (turned = one.state) });
    if (turned?.doc.toString() === text) {
      this.#states.set(file, turned);
      return;
    }
    const { from, to, text: insert } = editBetween(before, text);
    this.#isShowing = true;
    const annotations = Transaction.addToHistory.of(way !== 'aside');
    this.#apply(file, { changes: { from, to, insert }, annotations });
    this.#isShowing = false;
  }

  #apply(file: string, spec: TransactionSpec): void {
    if (file === this.#file) {
      this.#view.dispatch(spec);
      return;
    }
    const state = this.#states.get(file);
    if (state) this.#states.set(file, state.update(spec).state);
  }

  /** Puts the cursor somewhere and shows it. */
  select(from: number, to = from): void {
    const last = this.#view.state.doc.length;
    this.#view.dispatch({
      selection: { anchor: Math.min(from, last), head: Math.min(to, last) },
      effects: centred(Math.min(from, last)),
    });
  }

  reveal(): void {
    if (!isSeen(this.#view, this.offset)) this.#view.dispatch({ effects: centred(this.offset) });
  }

  turn(way: 'back' | 'again'): void {
    TURNS[way](this.#view);
    this.focus();
  }

  canTurn(way: 'back' | 'again'): boolean {
    return (way === 'back' ? undoDepth : redoDepth)(this.#view.state) > 0;
  }

  focus(): void {
    this.#view.focus();
  }

  /** Shows these problems and no others; a new one in the word under the cursor when the word is done. */
  showProblems(problems: readonly ProblemShown[]): void {
    clearTimeout(this.#later);
    const shown = problems.filter((one) => this.#shown.has(keyOf(one)) || !this.#isUnderCursor(one));
    this.#problems = problems;
    if (shown.length < problems.length) this.#later = setTimeout(() => this.#showAll(), WORD_PAUSE);
    this.#mark(shown);
  }

  #showAll(): void {
    clearTimeout(this.#later);
    this.#mark(this.#problems);
  }

  #mark(problems: readonly ProblemShown[]): void {
    this.#shown = new Set(problems.map(keyOf));
    const isOther = this.#marked && this.#above(this.#marked) !== this.#above(problems);
    this.#marked = problems;
    this.#view.dispatch({ effects: [setProblems.of(problems), ...(isOther ? held(this.#view) : [])] });
  }

  /** What problems above the line of the cursor say. */
  #above(problems: readonly ProblemShown[]): string {
    const { doc, selection } = this.#view.state;
    const { from } = doc.lineAt(selection.main.head);
    return problems.flatMap((one) => (one.from < from ? keyOf(one) : [])).join('\n');
  }

  #isUnderCursor({ from, to }: ProblemShown): boolean {
    const { state, hasFocus } = this.#view;
    const word = state.wordAt(state.selection.main.head);
    return hasFocus && word !== null && from <= word.to && to >= word.from;
  }

  /** The word is left that a problem is in: it is not waited for any more. */
  #left(): void {
    if (this.#problems.length > this.#shown.size && !this.#problems.some((one) => this.#isUnderCursor(one)))
      this.#showAll();
  }

  /** Lights the places of the shown file, and shows the first of them. */
  light(spans: readonly SpanIn[]): void {
    const own = spans.filter(({ file }) => file === this.#file);
    const [first] = own;
    this.#litAt = first?.from;
    const effects: StateEffect<unknown>[] = [setLit.of(own)];
    const stays = first === undefined || this.#view.hasFocus;
    const last = this.#view.state.doc.length;
    if (!stays && first.from <= last) effects.push(centred(first.from));
    this.#view.dispatch({ effects });
  }

  /** Marks in the margin what was never tried in the shown file. */
  showUntried(untried: readonly UntriedAt[]): void {
    this.#view.dispatch({ effects: setUntried.of(untried) });
  }

  setWords(words: ColouredWords): void {
    this.#words = words;
    this.#view.dispatch({ effects: setWords.of(words) });
  }

  setWritable(isWritable: boolean): void {
    this.#isWritable = isWritable;
    this.#view.dispatch({ effects: this.#canWrite.reconfigure(EditorState.readOnly.of(!isWritable)) });
  }

  #stateOf(doc: string): EditorState {
    const writable = this.#canWrite.of(EditorState.readOnly.of(!this.#isWritable));
    return EditorState.create({
      doc,
      extensions: [this.#extensions, writable, this.#asks.of(this.#asking?.extension ?? [])],
    });
  }
}
