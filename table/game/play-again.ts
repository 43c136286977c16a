/**
 * Replays a game under changed cards. Its choices are matched by what the options mean, up to the first choice that is no longer
 * possible. Option numbers are useless here, since they depend on the cards.
 */
import { hashSets, questionFacts, type SetProgram, UserError } from '../../program/index.ts';
import {
  apply,
  decision,
  type Game,
  type GameOptions,
  isCollecting,
  type LogChoice,
  logChoice,
  newGame,
  type OptionView,
  runningEffect,
  seatNumber,
  view,
} from '../../runtime/index.ts';
import { cardBook } from '../card-book.ts';
import { entryWith, type MenuContext, makeMenu } from '../decision/menu.ts';
import { menuContext, type Position, pendingQuestion } from '../decision/question.ts';
import type { ReplayOutcome } from '../messages.ts';

/** How far a game can be replayed with other cards. */
export interface ReplayedGame {
  shown: ReplayOutcome;
  /** The choices that could be replayed, in terms of the new game. */
  choices: LogChoice[];
}

/**
 * Replays the choices of a game with other cards.
 * @param viewedBy the viewer who sees the result, and the current game: while it is being played, choices of other seats may be
 * hidden; without a viewer, nothing is
 */
export function playAgain(
  then: readonly SetProgram[],
  now: readonly SetProgram[],
  options: GameOptions,
  choices: readonly LogChoice[],
  viewedBy?: { viewer: number; game: Game },
): ReplayedGame {
  if (isSameChain(then, now)) {
    return { shown: { is: 'same' }, choices: [...choices] };
  }
  let game: Game;
  try {
    game = newGame(now, options);
  } catch (error) {
    if (error instanceof UserError) return { shown: { is: 'refused', reason: error.message }, choices: [] };
    throw error;
  }
  const old = { game: newGame(then, options), book: cardBook(then), names: [] };
  const fresh = { game, book: cardBook(now), names: [] };
  const made: LogChoice[] = [];
  for (const { seat, option } of choices) {
    const found = sameOption(old, fresh, option);
    if (typeof found !== 'number') {
      const at = made.length + 1;
      const isHidden = viewedBy !== undefined && isHiddenFrom(viewedBy, old.game);
      const { card, why } = isHidden ? { card: null, why: notRepeatable(seat) } : found;
      const reason = `differs at choice ${at}: ${why}`;
      return { shown: { is: 'differs', at, seat, card: card ?? null, reason }, choices: made };
    }
    made.push(logChoice(game, found));
    apply(old.game, option);
    apply(game, found);
  }
  return { shown: { is: 'goes on' }, choices: made };
}

/** Whether the pending choice of an earlier state of the game is hidden from the viewer (R3.5, R6.2). */
function isHiddenFrom({ viewer, game }: { viewer: number; game: Game }, then: Game): boolean {
  const { seat, kind } = then.asked;
  if (seat === viewer || game.status !== 'playing') return false;
  const isInSameDraw = isCollecting(then) && isCollecting(game) && then.draws === game.draws;
  return isInSameDraw || questionFacts(kind).keeps || view(then, viewer).decision === null;
}

const notRepeatable = (seat: number): string => `the choice of seat ${seatNumber(seat)} cannot be repeated`;

/** Whether both chains consist of the same sets. */
export function isSameChain(one: readonly SetProgram[], other: readonly SetProgram[]): boolean {
  return JSON.stringify(hashSets(one)) === JSON.stringify(hashSets(other));
}

/** The option of the new game that means the same as the one chosen in the old game; or why there is none, and the card of the reason. */
function sameOption(old: Position, fresh: Position, option: number) {
  if (!decision(fresh.game)) return { card: undefined, why: 'the game is over' };
  const [was, is] = [menuContext(old), menuContext(fresh)];
  const [before, now] = [aboutOf(old, was), aboutOf(fresh, is)];
  if (JSON.stringify(before) !== JSON.stringify(now)) {
    return { card: now.card ?? before.card, why: otherQuestion(was, before, is, now) };
  }
  const index = old.game.asked.options.indexOf(option);
  const [wanted, offered] = [was, is].map(({ decision: { options } }) => options ?? []);
  for (const meaning of [exactly, loosely]) {
    const key = meaning(wanted[index], was);
    const isAlike = (asked: MenuContext) => (one: OptionView) => meaning(one, asked) === key;
    // Equal tokens on a tile have the same meaning: take the one at the same position among them.
    const nth = wanted.slice(0, index).filter(isAlike(was)).length;
    const alike = [...offered.keys()].filter((at) => isAlike(is)(offered[at]));
    const at = alike[Math.min(nth, alike.length - 1)];
    if (at !== undefined) return fresh.game.asked.options[at];
  }
  const name = entryWith(index, makeMenu(was))?.name;
  return { card: now.card, why: `${whoAsks(now)} does not offer "${name}" any more` };
}

/** What a question is about: the seat, the kind of decision, the card of the effect, and what is placed. */
const aboutOf = ({ game }: Position, { decision: { seat, kind }, places }: MenuContext) => ({
  seat,
  kind,
  places,
  card: runningEffect(game)?.card,
});

type About = ReturnType<typeof aboutOf>;

const whoAsks = ({ card }: About): string => (card === undefined ? 'the game' : `card ${card}`);

/** `card 12 asks "What do you move?" instead of "Where does the lion go?"`, with the seat or the card if that differs. */
function otherQuestion(was: MenuContext, before: About, is: MenuContext, now: About): string {
  const isSameSeat = before.seat === now.seat;
  const wordsOf = (asked: MenuContext, { seat }: About) =>
    `${isSameSeat ? '' : `seat ${seatNumber(seat)} `}"${pendingQuestion(asked)}"`;
  const whose = whoAsks(before) === whoAsks(now) ? '' : `what ${whoAsks(before)} asked: `;
  return `${whoAsks(now)} asks ${wordsOf(is, now)} instead of ${whose}${wordsOf(was, before)}`;
}

/** The full meaning of an option. A branch is identified by its steps, since the order of branches may change. */
function exactly(option: OptionView, { step }: MenuContext): string {
  const isBranch = option.option === 'branch' && step?.op === 'either';
  return JSON.stringify(isBranch ? { steps: step.branches[option.branch] } : option);
}

/**
 * The meaning of an option if numbers may have changed: the same kind of reward, the same deck, the branch at the same position.
 */
function loosely(option: OptionView): string {
  switch (option.option) {
    case 'reward':
      return JSON.stringify({ ...option, amount: 0 });
    case 'look':
      return option.at;
    case 'card':
      return `card ${option.card}`;
    default:
      return JSON.stringify(option);
  }
}
