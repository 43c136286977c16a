/** Restricted play and advice, as sentences for card designers. */
import {
  applicable,
  between,
  countedGames,
  percent,
  signedNumber,
  withThousands,
} from '../figures/labels.ts';
import { FALSE_DISCOVERY_RATE, FEWEST_GAMES, isJudged } from '../figures/multiple-testing.ts';
import type { RestrictedPlay } from './restricted.ts';
import { type CardTrial, isFair, type Lift } from './trial.ts';

type Name = (card: number) => string;

/** The bound on the size of a lift, in percent, that its whole interval stays within. */
const within = ({ low, high }: Lift): string => percent(Math.max(Math.abs(low), Math.abs(high)));

const liftText = (lift: Lift): string => `${signedNumber(lift.lift)} % (${between(lift, signedNumber)})`;

/** What to do about a card, based on the games played. */
export function trialRemark(trial: CardTrial, nameOf: Name): string {
  const { number, now, wanted, tried, advice } = trial;
  const name = `card ${nameOf(number)}`;
  const games = countedGames(now.games);
  if (now.games < FEWEST_GAMES)
    return `No change of ${name} is advised yet: that takes ${FEWEST_GAMES} games with a winner, and ${games} had one.`;
  if (wanted === null)
    return `Leave ${name} as it is: among good players it is within ±${within(now)} %, ${games}.`;
  const best = tried.find(({ change }) => change === advice);
  if (!best)
    return `No change that was tried certainly brings ${name} nearer to a fair share than ${liftText(now)}, ${games}.`;
  const goal = isFair(best)
    ? `is within ±${within(best)} %`
    : `is still at ${liftText(best)}, so this alone is not enough`;
  return `With ${best.change} ${name} ${goal}, ${countedGames(best.games)}; as it is: ${liftText(now)}.`;
}

/**
 * What to do about each card that was tried, in the order of the trials.
 * @param missing what it takes to judge a card (`missingToJudge`), if none is judged yet
 */
export function adviceRemarks(trials: readonly CardTrial[], nameOf: Name, missing: string | null): string[] {
  if (missing !== null) return [`No change was tried, because no card is judged yet: ${missing}.`];
  if (trials.length === 0) return ['No card wins so much or so little that a change was tried.'];
  const isInOthers = trials.slice(0, -1).some(({ advice }) => advice !== null);
  return applicable(
    ...trials.map((trial) => trialRemark(trial, nameOf)),
    isInOthers && 'Each card was tried in games in which the changes above it were made.',
  );
}

/** How much good players lose without each card: which cards they need, and which hold them back. */
export function restrictedRemarks({ bot, cards }: RestrictedPlay, nameOf: Name): string[] {
  const judged = cards.filter(isJudged);
  if (judged.length === 0)
    return [`Restricted play judges no card yet: it takes ${FEWEST_GAMES} pairs of games for each.`];
  const sure = judged.filter(({ rate }) => rate <= FALSE_DISCOVERY_RATE);
  const sentenceOf = ({ number, mean, low, high, games }: (typeof cards)[number]) => {
    const bounds = mean > 0 ? { low, high } : { low: -high, high: -low };
    return `${nameOf(number)} (${percent(Math.abs(mean))}, ${between(bounds, percent)}; ${withThousands(games)} pairs)`;
  };
  const needed = sure.filter(({ mean }) => mean > 0).map(sentenceOf);
  const better = sure
    .filter(({ mean }) => mean < 0)
    .toReversed()
    .map(sentenceOf);
  return applicable(
    needed.length > 0 &&
      `Games in a hundred that ${bot} loses where it may not use a card: ${needed.join(', ')}.`,
    better.length > 0 &&
      `Games in a hundred that ${bot} wins more where it may not use a card: ${better.join(', ')}.`,
    sure.length === 0 &&
      `Without ${judged.length === 1 ? `card ${nameOf(judged[0].number)}` : `any one of ${judged.length} cards`}, ${bot} wins neither clearly more nor clearly less often.`,
  );
}
