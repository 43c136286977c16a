/** Which card and file the editor shows: those that the address names, or those at the cursor. */
import { effect, untracked } from '@preact/signals';
import type { CardRow } from '../../messages.ts';
import type { SourceEditor } from '../editor/editor.ts';
import type { Studio } from '../studio.ts';
import type { OpenDocument } from '../texts/documents.ts';

export class TextNavigation {
  readonly #studio: Studio;
  /** Whether the user has moved the cursor since arriving at the address: then it stays there. */
  #isTouched = false;
  /** Whether the addressed card was shown from a list of cards that is older than the text. */
  #isShownEarly = false;
  /** Whether no list of cards has arrived yet. */
  #isFirst = true;

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** Whether the first file is shown before the list of cards has arrived, so that the address may mean another one. */
  get isEarly(): boolean {
    return this.#isFirst && !this.#isTouched;
  }

  /** Shows the card or file of another address. */
  go(): void {
    this.#nameCard();
    this.#showAddressed();
    this.#isTouched = false;
    this.#isShownEarly = this.#studio.line.isAsked('cards');
  }

  /** Takes a new list of cards. */
  listed(before: readonly CardRow[]): void {
    this.#follow(before);
    if (before.length === 0) this.#showFirst();
    else if (this.#isShownEarly && !this.#isTouched) this.#showAddressed();
    else this.#stay();
    this.#isShownEarly = false;
    this.#isFirst = false;
  }

  /** If the only change in the list is the number of the addressed card, the address follows it. */
  #follow(before: readonly CardRow[]): void {
    const { address, answers } = this.#studio;
    const others = before.flatMap(({ number }, at) => {
      const now = answers.cards.value[at]?.number ?? number;
      return now === number ? [] : [{ number, now }];
    });
    const [one] = others;
    if (
      others.length === 1 &&
      String(one?.number) === address.value.what &&
      before.length === answers.cards.value.length
    )
      this.#studio.renameAddress(String(one?.now));
  }

  /** If the address names a place without a card, completes it with the card around the cursor, or else the first one. */
  #nameCard(): void {
    const studio = this.#studio;
    const { place, what } = studio.address.value;
    const { cards } = studio.answers;
    const row = cards.value.find((one) => studio.isAtCursor(one)) ?? cards.value[0];
    if (what === '' && row && (place === 'write' || place === 'try'))
      studio.renameAddress(String(row.number));
  }

  /** Takes a new position of the cursor. */
  moved(file: string, offset: number): void {
    this.#isTouched = true;
    const studio = this.#studio;
    const { address, answers } = studio;
    const row = answers.cards.value.find(
      (card) => card.file === file && card.from <= offset && offset <= card.to,
    );
    if (row && address.value.place === 'write' && address.value.what !== String(row.number)) {
      studio.renameAddress(String(row.number));
      answers.askAbout();
    } else if (file === studio.editor?.file) answers.askValues();
    studio.changed();
  }

  /** Shows a position in a text. */
  show(file: string, from: number, to = from): void {
    const { documents, editor } = this.#studio;
    const document = documents.get(file);
    if (!document) return;
    editor?.show(file, document.text);
    editor?.select(from, to);
    editor?.focus();
    this.#studio.changed();
  }

  /** Shows a file, with the cursor where it was. */
  showFile(file: string): void {
    const { documents, editor } = this.#studio;
    const document = documents.get(file);
    if (!editor || !document) return;
    editor.show(file, document.text);
    this.moved(file, editor.offset);
  }

  /** Shows the card or file in the address, or else the first card. */
  #showFirst(): void {
    const { address, answers, editor } = this.#studio;
    const [first] = answers.cards.value;
    if (this.#isTouched && editor) {
      this.#stay();
      return;
    }
    if (address.value.what === '' && first) this.#studio.renameAddress(String(first.number));
    this.#showAddressed();
  }

  /** Keeps the cursor where it is, although the card there may be another one now. */
  #stay(): void {
    const { editor } = this.#studio;
    if (editor) this.moved(editor.file, editor.offset);
  }

  /** After a file is gone, shows the one that now has its text, as after renaming, or else the first. */
  showInsteadOf({ file, text }: OpenDocument): void {
    const { documents, editor, texts } = this.#studio;
    if (editor?.file !== file) return;
    const renamed = [...documents.values()].find((one) => one.text === text);
    const next = renamed ?? documents.get(texts.files[0] ?? '');
    if (next?.file === file) editor.replace(file, next.text);
    else if (next) editor.show(next.file, next.text);
    this.#studio.changed();
  }

  /** Shows the card or file in the address in the editor. */
  #showAddressed(): void {
    const { address, documents, editor, row, texts, trials } = this.#studio;
    if (!editor) return;
    const named = trials.filmAt?.file ?? address.value.what;
    const file = row?.file ?? (documents.has(named) ? named : undefined);
    const shown = file ?? (editor.file === '' ? texts.files[0] : undefined);
    const document = shown === undefined ? undefined : documents.get(shown);
    if (document) editor.show(document.file, document.text);
    if (!row) return;
    if (this.#studio.isAtCursor(row)) editor.reveal();
    else editor.select(row.from);
  }

  /** Takes the editor once it exists. */
  attach(editor: SourceEditor): void {
    this.#studio.editor = editor;
    this.#showAddressed();
    editor.setWords(this.#studio.answers.words);
    this.#followMarks(editor);
  }

  /** Shows in the text its problems, the events that no scenario tries, and the step that runs in the shown state. */
  #followMarks(editor: SourceEditor): void {
    const { answers, trials, untried } = this.#studio;
    // The shown file is followed even without any marks; what the editor itself reads is not.
    const follow = <Mark extends { file: string }>(
      marks: () => readonly Mark[] | undefined,
      show: (now: readonly Mark[]) => void,
    ) =>
      effect(() => {
        const { file: shown } = editor;
        const now = marks()?.filter(({ file }) => file === shown);
        untracked(() => now && show(now));
      });
    follow(
      () => answers.checked.value?.problems,
      (problems) => editor.showProblems(problems),
    );
    follow(
      () => untried.marked,
      (marked) => editor.showUntried(marked),
    );
    follow(
      () => [trials.stateShown?.line, trials.stateShown?.step].filter((one) => one !== undefined),
      (spans) => editor.light(spans),
    );
  }
}
