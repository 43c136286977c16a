/** The result of `ecos train` as text for people. */
import { cardLabel, counted } from '../../../program/messages/index.ts';
import { between, FEWEST_GAMES, signed, sureSurprises, type Trained } from '../../../simulate/index.ts';

/** A card of the sets. */
type Titled = Parameters<typeof cardLabel>[0];

/** The maximum number of cards that are named; the file has all of them. */
const MOST_NAMED = 10;

/**
 * What was learned from how many games, how good it is, and which cards surprise.
 * @param out the file with the weights, if they were written to one
 * @param cards those of the sets, for their titles
 */
export function showTrained(trained: Trained, out: string | undefined, cards: readonly Titled[]): string {
  return [...summaryOf(trained, out), ...surprisesOf(trained, cards)].join('\n');
}

function summaryOf({ hash, games, decisions, trial }: Trained, out: string | undefined): string[] {
  return [
    `Learned from ${counted(decisions, 'decision')} of ${counted(games, 'game')}.`,
    trial.decisions === 0
      ? 'These are too few games to measure how well the weights choose. Give more --minutes.'
      : `In ${counted(trial.decisions, 'decision')} not used for training, greedy's choice was worth ${trial.greedy} points less than the best, the choice of the weights ${trial.learned} points less.`,
    `Weights ${hash}${out === undefined ? '' : ` written to ${out}`}.`,
  ];
}

/** Describes the cards that clearly give more or less than their effect and cost suggest, up to `MOST_NAMED` of them. */
function surprisesOf({ surprises }: Trained, cards: readonly Titled[]): string[] {
  if (!surprises) return [];
  const judged = surprises.filter(({ games }) => games >= FEWEST_GAMES).length;
  if (judged === 0)
    return [`No card was in play in ${FEWEST_GAMES} games, so none is judged. Give more --minutes.`];
  const seldom = surprises.length - judged;
  const unjudged =
    seldom === 0
      ? []
      : [
          `${counted(seldom, 'more card was', 'more cards were')} in play in fewer than ${FEWEST_GAMES} games: too few to judge. Give more --minutes.`,
        ];
  const sure = sureSurprises(surprises);
  const all = counted(judged, 'card');
  if (sure.length === 0)
    return [`None of ${all} clearly gives more or less than its effect and cost suggest.`, ...unjudged];
  const verb = sure.length === 1 ? 'gives more or less than its' : 'give more or less than their';
  const titled = new Map(cards.map((card) => [card.number, card]));
  return [
    `${sure.length} of ${all} clearly ${verb} effect and cost suggest, in points of lead:`,
    ...sure.slice(0, MOST_NAMED).map(({ number, more, low, high, games }) => {
      const name = cardLabel({ ...titled.get(number), number });
      return `  ${name}: ${points(more)} (${between({ low: low!, high: high! }, points)}, ${counted(games, 'game')})`;
    }),
    ...(sure.length > MOST_NAMED ? [`  ${sure.length - MOST_NAMED} more are listed with the weights.`] : []),
    ...unjudged,
  ];
}

const points = (value: number): string => signed(value, () => value.toFixed(1));
