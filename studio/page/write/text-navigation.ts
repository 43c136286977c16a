/** Which card and file the editor shows: those that the address names, or those at the cursor. */
import type { Signal } from '@preact/signals';
import type { CardRow } from '../../messages.ts';
import type { Answers } from '../answers.ts';
import type { SourceEditor } from '../editor/editor.ts';
import type { Located, Renaming } from '../parts.ts';
import type { OpenDocument } from '../texts/documents.ts';
import type { Texts } from '../texts/texts.ts';
import type { TrialController } from '../trial/trial-controller.ts';

interface NavigationPage extends Located, Renaming {
  readonly answers: Pick<Answers, 'cards' | 'row'>;
  readonly editor: Pick<SourceEditor, 'file' | 'focus' | 'isAt' | 'replace' | 'reveal' | 'select' | 'show'>;
  /** Whether something else is in the place of the text. */
  readonly isInWords: Signal<boolean>;
  readonly line: { isAsked(question: 'cards'): boolean };
  readonly texts: Pick<Texts, 'documents' | 'files'>;
  readonly trials: Pick<TrialController, 'filmAt' | 'reset'>;
}

export class TextNavigation {
  readonly #page: NavigationPage;
  /** Whether the user has moved the cursor since arriving at the address: then it stays there. */
  #isTouched = false;
  /** Whether the addressed card was shown from a list of cards that is older than the text. */
  #isShownEarly = false;
  /** Whether no list of cards has arrived yet. */
  #isFirst = true;

  constructor(page: NavigationPage) {
    this.#page = page;
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
    this.#isShownEarly = this.#page.line.isAsked('cards');
  }

  /** Takes a new list of cards. If the user has moved the cursor, it stays, although the card there may be another one now. */
  listed(before: readonly CardRow[]): void {
    if (this.#isTouched || !(this.#isShownEarly || before.length === 0)) this.moved(before);
    else {
      this.#nameCard();
      this.#showAddressed();
    }
    this.#isShownEarly = false;
    this.#isFirst = false;
  }

  get #rowAtCursor(): CardRow | undefined {
    const { answers, editor } = this.#page;
    return answers.cards.value.find((row) => editor.isAt(row));
  }

  /** If the address names a place without a card, completes it with the card around the cursor, or else the first one. */
  #nameCard(): void {
    const { address, answers } = this.#page;
    const { place, what } = address.value;
    const row = this.#rowAtCursor ?? answers.cards.value[0];
    if (what === '' && row && (place === 'write' || place === 'try'))
      this.#page.renameAddress(String(row.number));
  }

  /**
   * Takes a new position of the cursor.
   * @param before the cards before the texts changed
   */
  moved(before = this.#page.answers.cards.value): void {
    this.#isTouched = true;
    const { address, answers, trials } = this.#page;
    const { place, what } = address.value;
    const row = this.#rowAtCursor;
    // The card in Try or Games may have got another number, perhaps after that of another card.
    const isGone = place === 'try' && /^\d+$/.test(what) && !answers.row;
    const isRenumbered =
      (place === 'try' || place === 'games') &&
      before.some((one) => one.file === row?.file && one.from === row.from && String(one.number) === what);
    if (!row || !(place === 'write' || isGone || isRenumbered)) return;
    this.#page.renameAddress(String(row.number));
    if (isGone && !isRenumbered) trials.reset();
  }

  /** Shows a position in a text. */
  show(file: string, from: number, to = from): void {
    const { editor } = this.#page;
    if (!editor.show(file)) return;
    this.#page.isInWords.value = false;
    editor.select(from, to);
    editor.focus();
  }

  /** Shows a file, with the cursor where it was. */
  showFile(file: string): void {
    if (this.#page.editor.show(file)) this.moved();
  }

  /** After a file is gone, shows the one that now has its text, as after renaming, or else the first. */
  showInsteadOf({ file, text }: OpenDocument): void {
    const { editor, texts } = this.#page;
    if (editor.file !== file) return;
    const renamed = [...texts.documents.values()].find((one) => one.text === text);
    const next = renamed ?? texts.documents.get(texts.files[0] ?? '');
    if (next?.file === file) editor.replace(file, next.text);
    else if (next) editor.show(next.file);
  }

  /** Shows the card or file in the address in the editor. */
  #showAddressed(): void {
    const { address, answers, editor, texts, trials } = this.#page;
    const { row } = answers;
    const named = trials.filmAt?.file ?? address.value.what;
    const file = row?.file ?? (texts.documents.has(named) ? named : undefined);
    const shown = file ?? (editor.file === '' ? texts.files[0] : editor.file);
    if (shown !== undefined) editor.show(shown);
    if (!row) return;
    if (editor.isAt(row)) editor.reveal();
    else editor.select(row.from);
  }
}
