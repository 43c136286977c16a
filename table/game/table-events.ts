/** The events that can happen at a table next. Each refuses what is impossible, so that it never becomes an event. */
import { UserError } from '../../program/index.ts';
import { type BotName, hash, SPECTATOR } from '../../runtime/index.ts';
import type { TableEvent } from './journal.ts';
import { playAgain } from './play-again.ts';
import { gameAfter } from './replay.ts';
import type { Table } from './table.ts';
import { whyNoUndo } from './undo.ts';

/** A person's choice, by its index among the options that the seat sees. */
export function choiceEvent(table: Table, seat: number, index: number, at: number) {
  const asked = table.asked(seat);
  if (!asked)
    throw table.isOver
      ? new UserError('The game is over.', 'GAME_OVER')
      : new UserError('There is no question for you now.', 'NOT_ASKED');
  const option = asked.asked.options[index];
  if (option === undefined)
    throw new UserError(
      `There is no option ${index}: there are ${asked.asked.options.length}.`,
      'OPTION_NOT_OFFERED',
    );
  return { at, is: 'chose', seat, kind: asked.asked.kind, option } satisfies TableEvent;
}

/** A bot's choice of an option of the engine. A choice that is not offered is an error of the bot. */
export function botChoiceEvent(table: Table, bot: BotName, seat: number, option: number, at: number) {
  const index = table.asked(seat)?.asked.options.indexOf(option) ?? -1;
  if (index < 0) throw new Error(`${bot} chose what is not offered`);
  return { ...choiceEvent(table, seat, index, at), by: bot } satisfies TableEvent;
}

/**
 * The number of the choice that a seat would take back, `null` for the last simultaneous choice that does not count yet; and why the
 * other players have to agree, `null` if nothing new was revealed.
 * @throws UserError if there is none
 */
export function choiceToTakeBack(table: Table, seat: number) {
  if (table.pending.some((choice) => choice.seat === seat)) return { to: null, reason: null };
  const to = table.made.findLastIndex((choice) => choice.seat === seat);
  if (to < 0) throw new UserError('You have not chosen anything yet.', 'CANNOT_UNDO');
  if (table.isOver) throw new UserError('The game is over.', 'GAME_OVER');
  return { to, reason: whyNoUndo(gameAfter(table, to), table.game, table.made.slice(to), table.names) };
}

/**
 * A seat takes back its last choice: at once if nothing new was revealed, or nobody else has to agree; otherwise it asks.
 * @throws UserError if there is nothing to take back, or somebody asks already
 */
export function undoEvent(table: Table, seat: number, at: number): TableEvent {
  const { to, reason } = choiceToTakeBack(table, seat);
  const isAlone = table.seated.every((one) => one === seat);
  if (to === null || reason === null || isAlone)
    return { at, is: 'took back', seat, to, isFree: reason === null };
  if (table.undoRequest?.seat === seat)
    throw new UserError('You are already asking the others: wait for them, or withdraw.', 'CANNOT_UNDO');
  if (table.undoRequest)
    throw new UserError('Somebody else is already asking to take something back.', 'CANNOT_UNDO');
  return { at, is: 'wish', seat, to, reason };
}

/**
 * A seat agrees or disagrees that another one takes back a choice, or withdraws its own request.
 * @throws UserError if nobody asks for its consent
 */
export function consentEvent(table: Table, seat: number, isGiven: boolean, at: number): TableEvent {
  const request = table.undoRequest;
  if (!request || (request.seat === seat && isGiven))
    throw new UserError('Nobody asks for your consent.', 'NOT_ASKED');
  const agreed = [request.seat, seat, ...request.agreed];
  if (isGiven && table.seated.every((one) => agreed.includes(one)))
    return { at, is: 'took back', seat: request.seat, to: request.to, isFree: false };
  return { at, is: 'consent', seat, isGiven };
}

/** How the game would go with other cards, as far as everybody may know, and the event that continues with them. */
export function newCards(table: Table, cards: string, at: number) {
  const { chain } = table.cardsNamed(cards);
  const viewedBy = { viewer: SPECTATOR, game: table.game };
  const { shown, choices } = playAgain(table.chain, chain, table.options, table.made, viewedBy);
  const options = choices.map(({ option }) => option);
  const entry = { at, is: 'cards', cards, choices: options, from: table.made.length } satisfies TableEvent;
  return { shown, entry };
}

/** The end of the game. */
export const endEvent = ({ game }: Table, at: number): TableEvent => ({
  at,
  is: 'over',
  hash: hash(game),
  vp: [...game.vp],
});
