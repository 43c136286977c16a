/** How players of other strengths use the cards: figures for everything that greedy players cannot judge. */
import type { BotName, Tables } from '../../runtime/index.ts';
import { errorsFor, shareOfGames } from '../../simulate/figures/intervals.ts';
import { between, labelOf } from '../../simulate/figures/labels.ts';
import { ENOUGH } from '../../simulate/figures/multiple-testing.ts';
import { PLAYERS } from './measure.ts';
import { LIFT } from './promises.ts';
import { CARDS_ABOUT_CARDS, type CardAtStrength, type Strengths } from './strengths.ts';

/** A card counts as stuck in hand if it left it in a smaller share of the games that it began there. */
const LEFT_IN_HAND = 0.3;

const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)} %`;
const signed = (share: number): string => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;

type At = Strengths['strengths'][number];

/** The section about strengths. */
export function limitsSection({ tables }: { tables: Tables }, found: Strengths): string {
  const { strengths, agreement, restricted, agreed, disputed } = found;
  const isFeature = ({ number }: CardAtStrength) => tables.cards[tables.cardOf[number]].feature !== null;
  const impact = new Set(
    tables.sets.flatMap(({ cards }) => cards.flatMap((card) => (card.impact ? card.number : []))),
  );
  const row = (name: string, value: (at: At) => string) =>
    `| ${[name, ...strengths.map(value)].join(' | ')} |`;
  const sum = (cards: readonly CardAtStrength[], of: (card: CardAtStrength) => number) =>
    cards.reduce((all, card) => all + of(card), 0);
  const laid = (cards: readonly CardAtStrength[]) => {
    const held = sum(cards, (card) => card.held);
    if (held < ENOUGH) return '–';
    const out = held - sum(cards, (card) => card.dead);
    return `${percent(out / held)} (${between(shareOfGames(out, held), (share) => percent(share))}) of ${held}`;
  };
  const unplayed = ({ cards }: At) => {
    const judged = cards.filter((card) => !isFeature(card) && card.held >= ENOUGH);
    const left = judged.filter(({ held, dead }) => 1 - dead / held < LEFT_IN_HAND);
    return judged.length === 0 ? '–' : `${left.length} of ${judged.length}`;
  };
  const each = (cards: readonly CardAtStrength[], of: (card: CardAtStrength) => number) => {
    const runs = sum(cards, ({ completed }) => completed);
    return runs === 0 ? '–' : (sum(cards, of) / runs).toFixed(2);
  };
  /** The mean win lift, each card weighted by its games. */
  const lift = (cards: readonly CardAtStrength[]) => {
    const games = sum(cards, (card) => card.games);
    if (games < ENOUGH) return '–';
    const fair = 1 / PLAYERS;
    const margin = errorsFor() * Math.sqrt((fair * (1 - fair)) / games);
    return `${signed(sum(cards, (card) => card.lift * card.games) / games)} ± ${(margin * 100).toFixed(1)}`;
  };
  const agrees = (of: (one: Strengths['agreement'][number]) => string) => (at: At) => {
    const next = agreement.find(({ bots }) => bots[1] === at.bot);
    return next && next.cards.of > 0 ? of(next) : '–';
  };
  const last = agreement[agreement.length - 1];
  const features = strengths[0].cards.filter(isFeature).map(({ number }) => number);
  const only = (numbers: readonly number[]) => (card: CardAtStrength) => numbers.includes(card.number);
  const rows = [
    row('games', ({ games }) => `${games}`),
    row('median draws', ({ draws }) => `${draws}`),
    row('points of a seat', ({ points }) => points.toFixed(1)),
    row('**planning**: features laid, of games begun with one in hand', ({ cards }) =>
      laid(cards.filter(isFeature)),
    ),
    ...features.map((number) =>
      row(`– ${labelOf(tables, number)}`, ({ cards }) => laid(cards.filter(only([number])))),
    ),
    row('**cards that stay in hand**: cards that came out of it in fewer than 30 % of games', unplayed),
    row('**timing**: points of a completed card', ({ cards }) => each(cards, (card) => card.points)),
    row('**rewards other than points**: win lift of cards about cards', ({ cards }) =>
      lift(cards.filter(only(CARDS_ABOUT_CARDS))),
    ),
    row('**interfering**: win lift of Impact cards', ({ cards }) =>
      lift(cards.filter((card) => impact.has(card.number))),
    ),
    row('– points that a completed card makes for others', ({ cards }) => each(cards, (card) => card.others)),
    row(
      '**other players**: cards of which the strength before says the same sign',
      agrees(({ cards }) => percent(cards.sign ?? 0)),
    ),
    row(
      "– Kendall's τ with the strength before",
      agrees(({ cards }) => (cards.tau ?? 0).toFixed(2)),
    ),
  ];
  const heads = ['', ...strengths.map(({ bot }) => `\`${bot}\``)];
  const without = restricted.cards.map(
    ({ number, mean, low, high, games }) =>
      `${labelOf(tables, number)}: ${signed(mean)} (${signed(low)} to ${signed(high)}, ${games} pairs)`,
  );
  return `## What stronger players make of it

Greedy players look one effect ahead. Whether their figures mistake the player for the card shows in games of the same deals by
players of other strength, from \`random\` to a tree search (\`npm run balance -- strengths\` plays them, seed ${found.seed}, all cards of
${found.set}; [simulate.md](simulate.md#four-strengths) explains the figures). Each row answers one thing that greedy players
cannot judge, with its 95 % interval or margin; a dash stands for fewer than ${ENOUGH} games.

| ${heads.join(' | ')} |
|${heads.map(() => ' --- |').join('')}
${rows.join('\n')}

![Win lift of each card by greedy and by learned players](pictures/balance-strengths.svg)

Each point is a card. The more the points lie along the dashed line, the less it matters who plays.

- **Planning.** Only a player who has a pattern in mind lays it. The rows say how often a feature that began in hand was laid:
  ${timesLaid(strengths, features, tables)}.
- **Timing.** A player who waits for the right moment gets more points out of one completion.
- **Win lift.** ${liftText(strengths, tables)}
- **Rewards other than points.** How many more games in a hundred good players (\`${restricted.bot}\`) lose if they may not use a card about
  cards:
  ${without.join('; ') || 'not measured'}.
- **Agreement.** ${
    last.cards.of === 0
      ? `\`${last.bots[1]}\` played too few games to judge a single card, so no card can be named by two strengths yet.`
      : `The two strongest can both judge ${last.cards.of} cards. They agree about ${agreed} that win more or less than a fair share, and disagree about ${disputed}.`
  } Wide
  intervals make agreement look smaller than it is: among cards that are all about equally strong, chance decides the order.

Not measured by any of them: drafting, because a bot drafts by price alone, and people.`;
}

/** How many times as often the learned player lays each of these features as greedy does. */
function timesLaid(strengths: readonly At[], features: readonly number[], tables: Tables): string {
  const shareAt = (bot: BotName, feature: number) => {
    const card = strengths.find((at) => at.bot === bot)?.cards.find(({ number }) => number === feature);
    return card && card.held >= ENOUGH ? 1 - card.dead / card.held : Number.NaN;
  };
  const times = features.flatMap((feature) => {
    const ratio = shareAt('learned', feature) / shareAt('greedy', feature);
    return Number.isFinite(ratio) ? [`${labelOf(tables, feature)} ${ratio.toFixed(1)} times`] : [];
  });
  return times.length === 0
    ? 'too few games were played to compare'
    : `\`learned\` lays ${times.join(', ')} as often as \`greedy\``;
}

/** How far the win lifts of cards go with the learned player, and which are certainly too large. */
function liftText(strengths: readonly At[], tables: Tables): string {
  const cards = strengths.find(({ bot }) => bot === 'learned')?.cards ?? [];
  const fair = 1 / PLAYERS;
  const judged = cards
    .filter(({ games }) => games >= ENOUGH)
    .map(({ number, games, lift }) => {
      const { low, high } = shareOfGames((lift + fair) * games, games);
      return { name: labelOf(tables, number), lift, low: low - fair, high: high - fair };
    })
    .toSorted((a, b) => a.lift - b.lift);
  if (judged.length === 0) return 'Too few games to judge a card.';
  const outside = judged.filter(({ low, high }) => low > LIFT || high < -LIFT);
  const text = ({ name, lift, low, high }: (typeof judged)[number]) =>
    `${signed(lift)} % (card ${name}, ${signed(low)} to ${signed(high)})`;
  const sure =
    outside.length === 0
      ? `No interval is wholly beyond ${percent(LIFT)}.`
      : `Wholly beyond ${percent(LIFT)}: ${outside.map(({ name }) => name).join(', ')}.`;
  return `With \`learned\` players, the win lift ranges from ${text(judged[0])} to ${text(judged[judged.length - 1])}. ${sure}`;
}
