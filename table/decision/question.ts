/** The questions that people answer. */
import { stepsText } from '../../print/face/index.ts';
import { allEffects, type Block, type Step, stepAt } from '../../program/index.ts';
import { type Game, type RunningEffect, type View, view } from '../../runtime/index.ts';
import { type CardBook, cardName, findCard } from '../card-book.ts';
import type { MenuContext } from './menu.ts';

/** The steps of an effect. */
function stepsOf(book: CardBook, { card: number, trigger }: RunningEffect): Block {
  const card = findCard(book, number);
  const found = allEffects(card).find((one) => (one.trigger ?? -1) === trigger);
  return found?.steps ?? [];
}

/** The step of an effect that asks; `undefined` while the seat uses what the effect gave, such as elements or the dial. */
export function askingStep(book: CardBook, effect: RunningEffect): Step | undefined {
  return effect.path ? stepAt(stepsOf(book, effect), effect.path) : undefined;
}

/** A game with a pending question, and the words for it. */
export interface Position {
  game: Game;
  book: CardBook;
  /** The names of the seats; a seat without one has that of a plant. */
  names: readonly string[];
}

/** The context of the pending decision. */
export const menuContext = ({ game, ...words }: Position): MenuContext =>
  viewMenuContext(view(game, game.asked.seat), words);

/** The same for the view of the deciding seat. */
export const viewMenuContext = (seen: View, { book, names }: Omit<Position, 'game'>): MenuContext => ({
  ...seen.decision!.about,
  view: seen,
  decision: seen.decision!,
  book,
  names,
  step: seen.running && askingStep(book, seen.running),
  effect: seen.running && stepsOf(book, seen.running),
});

/** The asking step as one sentence; `null` if no step asks. */
export function stepSentence({ step, effect, book }: MenuContext): string | null {
  if (!step) return null;
  const [first, ...more] = stepsText([step], book.words, book.lang, undefined, effect).split('\n');
  return more.length > 0 ? `${first.replace(/[:,]$/, '')} …` : first;
}

/** The text of the pending question. */
export function pendingQuestion({ decision: { kind, options }, places, card, book }: MenuContext): string {
  const { wording } = book;
  const question = wording.text(`question-${kind}`, {
    thing: places === undefined ? wording.named('a-token') : wording.noun(places, false),
    card: card === undefined ? '' : cardName(book, card),
    rest: options?.some((option) => 'under' in option) ? 'under' : 'display',
  });
  const used = options?.flatMap((one) => (one.option === 'dial' || one.option === 'cube' ? one.element : []));
  if (!used || used.length === 0) return question;
  const elements = wording.or([...new Set(used)].map((element) => wording.element(element)));
  return wording.text('use-elements', { elements, question });
}
