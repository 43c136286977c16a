/** The editor of card texts: one view, with a separate state for each file shown, so that each keeps its history. */
import {
  defaultKeymap,
  history,
  historyKeymap,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { Compartment, EditorState, type Extension, type StateEffect, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  runScopeHandlers,
  type ViewUpdate,
} from '@codemirror/view';
import { batch, computed, signal } from '@preact/signals';
import type { Position } from 'vscode-languageserver';
import type { TextProblem, UntriedStep, WordClasses } from '../../messages.ts';
import type { FileSpan } from '../../text-places.ts';
import { loadedPart } from '../shell/part.tsx';
import { editBetween } from '../texts/documents.ts';
import type { ReplacingWay, Texts } from '../texts/texts.ts';
import { colours, setWordClasses } from './colours.ts';
import type { Serving } from './language-client.ts';
import { letters } from './letters.ts';
import { litPlaces, setLit, setUntried, untriedMarks } from './marks.ts';
import { addAtCursor, draggedNumbers, findNumber, type NumberSpan } from './numbers.ts';
import { problemMarks, setProblems } from './problems.tsx';
import { followSize, held, holding, isSeen, scrollToMiddle } from './seen.ts';
import { theme } from './theme.ts';

/** How many milliseconds a new problem in the word being written is held back. */
const WORD_PAUSE = 300;

/** The commands for undo and redo. */
const HISTORY = { undo, redo };

/** The keys of the language service. */
const SERVICE_KEYS: ReadonlySet<string> = new Set(['F2', 'F12']);

/** Identifies a problem that moves while the user writes. */
const keyOf = ({ code, message }: TextProblem): string => `${code} ${message}`;

interface EditorPage extends Serving {
  readonly shown: Serving['shown'] & { moved(): void };
  readonly texts: Pick<Texts, 'closed' | 'extend' | 'write'>;
  fix(problem: TextProblem): void;
  /** A command: goes to another card of the list. */
  openAdjacentCard(by: number): boolean;
}

export class SourceEditor {
  readonly #view: EditorView;
  readonly #states = new Map<string, EditorState>();
  readonly #extensions: Extension;
  /** The client of the language service for the shown file. */
  readonly #client = new Compartment();
  #clientFor: ((file: string) => Extension) | undefined;
  /** Resolves once the language service is loaded. */
  #service: Promise<void> | undefined;
  readonly #file = signal('');
  /** The state that the view shows. */
  readonly #state = signal(EditorState.create());
  readonly #offset = computed(() => this.#state.value.selection.main.head);
  readonly #page: EditorPage;
  #isShowing = false;
  /** The offset of the first highlighted span. */
  #litAt: number | undefined;
  #problems: readonly TextProblem[] = [];
  #shown: ReadonlySet<string> = new Set();
  /** Whether the problems of the shown file are marked. */
  #isMarked = false;
  #later: ReturnType<typeof setTimeout> | undefined;

  /** Contains the editor, in a shadow root, where its styles need no inline style sheets. */
  readonly element = Object.assign(document.createElement('div'), { className: 'source' });

  constructor(page: EditorPage) {
    this.#page = page;
    const root = this.element.attachShadow({ mode: 'open' });
    this.#extensions = [
      lineNumbers(),
      untriedMarks,
      highlightActiveLine(),
      highlightActiveLineGutter(),
      history(),
      drawSelection(),
      EditorView.lineWrapping,
      EditorState.tabSize.of(2),
      EditorState.readOnly.of(page.texts.closed !== ''),
      EditorView.contentAttributes.of({
        'aria-label': 'Source',
        // The text is a Tab stop anyway; this declares it.
        tabindex: '0',
        'aria-description': 'Press Escape, then Tab, to leave the text.',
        spellcheck: 'false',
        autocapitalize: 'off',
      }),
      keymap.of([
        { key: 'Alt-ArrowUp', run: (view) => addAtCursor(view, 1) || page.openAdjacentCard(-1) },
        { key: 'Alt-ArrowDown', run: (view) => addAtCursor(view, -1) || page.openAdjacentCard(1) },
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      EditorView.domEventHandlers({ keydown: (event) => this.#pressLater(event) }),
      colours,
      problemMarks((problem) => page.fix(problem)),
      litPlaces,
      draggedNumbers,
      holding,
      letters,
      theme,
      EditorView.updateListener.of((update) => batch(() => this.#updated(update))),
    ];
    this.#view = new EditorView({ root, parent: root, state: this.#state.value });
    for (const event of ['focusin', 'pointerenter'])
      this.element.addEventListener(event, () => void this.#loadService());
    followSize(this.#view, this.element, () => this.#litAt ?? this.#view.state.selection.main.head);
  }

  #updated({ docChanged, selectionSet, state, transactions }: ViewUpdate): void {
    this.#state.value = state;
    if (this.#isShowing) return;
    const { texts, shown } = this.#page;
    const isOf = (event: string) => transactions.some((one) => one.isUserEvent(event));
    if (docChanged) texts.write(this.file, state.doc.toString());
    if (isOf('undo')) texts.extend(this.file, 'undo');
    if (isOf('redo')) texts.extend(this.file, 'redo');
    // Those of a word that the cursor has left are held back no longer.
    if (selectionSet && !docChanged && this.#problems.length > this.#shown.size) this.#markComplete();
    if (docChanged || selectionSet) shown.moved();
    if (docChanged) void this.#loadService();
  }

  /** Loads the language service when the user turns to the text: a first look at the page does not need it. */
  #loadService(): Promise<void> {
    this.#service ??= loadedPart(() => import('./language-client.ts')).then(
      ({ languageClient }) => {
        this.#clientFor = languageClient(this.#page);
        this.#view.dispatch({ effects: this.#client.reconfigure(this.#clientFor(this.file)) });
      },
      () => {
        this.#service = undefined;
      },
    );
    return this.#service;
  }

  /** Handles a key of the language service again once that is loaded. */
  #pressLater(event: KeyboardEvent): boolean {
    if (this.#clientFor || !SERVICE_KEYS.has(event.key)) return false;
    void this.#loadService().then(() => runScopeHandlers(this.#view, event, 'editor'));
    return true;
  }

  /** The shown file. */
  get file(): string {
    return this.#file.value;
  }

  /** The position of the cursor, in UTF-16 code units from the beginning of the file. */
  get offset(): number {
    return this.#offset.value;
  }

  /** Whether the cursor is in a span. */
  isAt({ file, from, to }: FileSpan): boolean {
    return this.file === file && from <= this.offset && this.offset <= to;
  }

  /** The position of the cursor in the Language Server Protocol. */
  get position(): Position {
    const { number, from } = this.#view.state.doc.lineAt(this.offset);
    return { line: number - 1, character: this.offset - from };
  }

  /** The number at the cursor. */
  get number(): NumberSpan | undefined {
    return findNumber(this.#state.value, this.offset);
  }

  /** Shows a file, with the history and cursor it had when it was last shown. Returns whether the file exists. */
  show(file: string): boolean {
    const text = this.#page.documents.get(file)?.text;
    if (text === undefined || file === this.#file.value) return text !== undefined;
    // An open list of completions or a panel belongs to the other file.
    this.#view.dispatch({ effects: this.#client.reconfigure([]) });
    if (this.#file.value !== '') this.#states.set(this.#file.value, this.#view.state);
    this.#isMarked = false;
    const known = this.#states.get(file);
    const state = known && known.doc.toString() === text ? known : this.#stateOf(text);
    this.#isShowing = true;
    // What follows the file marks its text.
    batch(() => {
      this.#view.setState(state);
      this.#view.dispatch({
        effects: [
          this.#client.reconfigure(this.#clientFor?.(file) ?? []),
          scrollToMiddle(state.selection.main.head),
        ],
      });
      this.#file.value = file;
    });
    this.#isShowing = false;
    return true;
  }

  /** Starts the undo history of a file that was never shown. */
  know(file: string, text: string): void {
    if (!this.#states.has(file)) this.#states.set(file, this.#stateOf(text));
  }

  /**
   * Replaces the text of a file by the smallest possible change, so that the cursor stays and the change can be undone.
   * @param way for a file that is not shown, or `aside` to bypass the history of any file
   */
  replace(file: string, text: string, way?: ReplacingWay): void {
    const state = file === this.#file.value ? this.#view.state : this.#states.get(file);
    const before = state?.doc.toString();
    if (!state || before === undefined || before === text) return;
    let result: EditorState | undefined;
    if (way && way !== 'aside') HISTORY[way]({ state, dispatch: (one) => (result = one.state) });
    if (result?.doc.toString() === text) {
      this.#states.set(file, result);
      return;
    }
    const { from, to, text: insert } = editBetween(before, text);
    this.#isShowing = true;
    const annotations = Transaction.addToHistory.of(way !== 'aside');
    const change = state.update({ changes: { from, to, insert }, annotations });
    if (file === this.#file.value) this.#view.dispatch(change);
    else this.#states.set(file, change.state);
    this.#isShowing = false;
  }

  /** Writes a snippet over a part of the shown file. */
  insert(snippet: ReturnType<typeof import('@codemirror/autocomplete').snippet>, from: number, to: number) {
    snippet(this.#view, null, from, to);
  }

  /** Moves the cursor or selects, and scrolls there. */
  select(from: number, to = from): void {
    const last = this.#view.state.doc.length;
    this.#view.dispatch({
      selection: { anchor: Math.min(from, last), head: Math.min(to, last) },
      effects: scrollToMiddle(Math.min(from, last)),
    });
  }

  reveal(): void {
    if (!isSeen(this.#view, this.offset)) this.#view.dispatch({ effects: scrollToMiddle(this.offset) });
  }

  run(way: 'undo' | 'redo'): void {
    HISTORY[way](this.#view);
    this.focus();
  }

  canRun(way: 'undo' | 'redo'): boolean {
    return (way === 'undo' ? undoDepth : redoDepth)(this.#state.value) > 0;
  }

  focus(): void {
    this.#view.focus();
  }

  /** Shows exactly these problems; a new one in the word under the cursor appears when the word is complete. */
  showProblems(problems: readonly TextProblem[]): void {
    clearTimeout(this.#later);
    this.#problems = problems;
    if (this.#markComplete()) this.#later = setTimeout(() => this.#mark(problems), WORD_PAUSE);
  }

  /** Marks all problems but new ones in the word under the cursor. Returns whether there are such. */
  #markComplete(): boolean {
    const all = this.#problems;
    const shown = all.filter((one) => this.#shown.has(keyOf(one)) || !this.#isUnderCursor(one));
    this.#mark(shown);
    return shown.length < all.length;
  }

  #mark(problems: readonly TextProblem[]): void {
    this.#shown = new Set(problems.map(keyOf));
    const stay = this.#isMarked ? held(this.#view) : [];
    this.#isMarked = true;
    this.#view.dispatch({ effects: [setProblems.of(problems), ...stay] });
  }

  #isUnderCursor({ from, to }: TextProblem): boolean {
    const { state, hasFocus } = this.#view;
    const word = state.wordAt(state.selection.main.head);
    return hasFocus && word !== null && from <= word.to && to >= word.from;
  }

  /** Highlights spans of the shown file, and scrolls to the first of them. */
  light(spans: readonly FileSpan[]): void {
    const [first] = spans;
    this.#litAt = first?.from;
    const effects: StateEffect<unknown>[] = [setLit.of(spans)];
    const stays = first === undefined || this.#view.hasFocus;
    const last = this.#view.state.doc.length;
    if (!stays && first.from <= last) effects.push(scrollToMiddle(first.from));
    this.#view.dispatch({ effects });
  }

  /** Marks untried events of the shown file in the margin. */
  showUntried(untried: readonly UntriedStep[]): void {
    this.#view.dispatch({ effects: setUntried.of(untried) });
  }

  setWordClasses(words: WordClasses): void {
    this.#view.dispatch({ effects: setWordClasses.of(words) });
  }

  #stateOf(doc: string): EditorState {
    return EditorState.create({ doc, extensions: [this.#extensions, this.#client.of([])] });
  }
}
