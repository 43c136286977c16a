/** Which card and file the editor shows: those that the address names, or those at the cursor. */
import { effect, untracked } from '@preact/signals';
import type { CardRow } from '../../messages.ts';
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

  /** If the address names a place without a card, completes it with the card around the cursor, or else the first one. */
  #nameCard(): void {
    const studio = this.#studio;
    const { place, what } = studio.address.value;
    const { cards } = studio.answers;
    const row = cards.value.find((one) => studio.isAtCursor(one)) ?? cards.value[0];
    if (what === '' && row && (place === 'write' || place === 'try'))
      studio.renameAddress(String(row.number));
  }

  /**
   * Takes a new position of the cursor.
   * @param before the cards before the texts changed
   */
  moved(before = this.#studio.answers.cards.value): void {
    this.#isTouched = true;
    const studio = this.#studio;
    const { place, what } = studio.address.value;
    const row = studio.answers.cards.value.find((one) => studio.isAtCursor(one));
    // The card in Try or Games may have got another number, perhaps after that of another card.
    const isGone = place === 'try' && /^\d+$/.test(what) && !studio.answers.row;
    const isRenumbered =
      (place === 'try' || place === 'games') &&
      before.some((one) => one.file === row?.file && one.from === row.from && String(one.number) === what);
    if (!row || !(place === 'write' || isGone || isRenumbered)) return;
    studio.renameAddress(String(row.number));
    if (isGone && !isRenumbered) studio.trials.go();
  }

  /** Shows a position in a text. */
  show(file: string, from: number, to = from): void {
    const { editor } = this.#studio;
    if (!editor.show(file)) return;
    editor.select(from, to);
    editor.focus();
  }

  /** Shows a file, with the cursor where it was. */
  showFile(file: string): void {
    if (this.#studio.editor.show(file)) this.moved();
  }

  /** After a file is gone, shows the one that now has its text, as after renaming, or else the first. */
  showInsteadOf({ file, text }: OpenDocument): void {
    const { documents, editor, texts } = this.#studio;
    if (editor.file !== file) return;
    const renamed = [...documents.values()].find((one) => one.text === text);
    const next = renamed ?? documents.get(texts.files[0] ?? '');
    if (next?.file === file) editor.replace(file, next.text);
    else if (next) editor.show(next.file);
  }

  /** Shows the card or file in the address in the editor. */
  #showAddressed(): void {
    const { address, answers, documents, editor, texts, trials } = this.#studio;
    const { row } = answers;
    const named = trials.filmAt?.file ?? address.value.what;
    const file = row?.file ?? (documents.has(named) ? named : undefined);
    const shown = file ?? (editor.file === '' ? texts.files[0] : editor.file);
    if (shown !== undefined) editor.show(shown);
    if (!row) return;
    if (this.#studio.isAtCursor(row)) editor.reveal();
    else editor.select(row.from);
  }

  /**
   * Shows the addressed card, and from now on in its text the colours of words, the problems, the events that no scenario tries,
   * and the step that runs in the shown state.
   */
  follow(): void {
    const { answers, editor, trials } = this.#studio;
    this.#showAddressed();
    // The shown file is followed even without any marks; what the editor itself reads is not.
    const mark = <Mark extends { file: string }>(
      marks: readonly (Mark | undefined)[] | undefined,
      show: (own: readonly Mark[]) => void,
    ) => {
      const { file } = editor;
      const own = marks?.filter((one): one is Mark => one?.file === file);
      untracked(() => own && show(own));
    };
    effect(() => {
      const words = answers.words.value;
      untracked(() => editor.setWords(words));
    });
    effect(() => mark(answers.checked.value?.problems, (own) => editor.showProblems(own)));
    effect(() => mark(answers.untried.value, (own) => editor.showUntried(own)));
    effect(() => mark([trials.stateShown?.line, trials.stateShown?.step], (own) => editor.light(own)));
  }
}
