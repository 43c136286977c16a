/** How players of other strengths use the cards: figures for what greedy players may misjudge. */
import type { BotName, Tables } from '../../runtime/index.ts';
import { errorsFor, shareOfGames } from '../../simulate/figures/intervals.ts';
import { between, labelOf, withThousands } from '../../simulate/figures/labels.ts';
import { FEWEST_GAMES } from '../../simulate/figures/multiple-testing.ts';
import type { RestrictedPlay } from '../../simulate/index.ts';
import { PLAYERS } from './measure.ts';
import { LIFT } from './promises.ts';
import { BRINGING, type CardAtStrength, type Strengths } from './strengths.ts';

/** A card counts as staying in hand if it came into play in a smaller share of the games that it began there. */
const LEFT_IN_HAND = 0.3;

const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)} %`;
const signed = (share: number): string => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;

type At = Strengths['strengths'][number];

/** The section about strengths. */
export function limitsSection({ tables }: { tables: Tables }, found: Strengths): string {
  const { strengths, agreement, restricted } = found;
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
    if (held < FEWEST_GAMES) return '–';
    const out = held - sum(cards, (card) => card.dead);
    return `${percent(out / held)} (${between(shareOfGames(out, held), (share) => percent(share))}) of ${held}`;
  };
  const unplayed = ({ cards }: At) => {
    const judged = cards.filter((card) => !isFeature(card) && card.held >= FEWEST_GAMES);
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
    if (games < FEWEST_GAMES) return '–';
    const mean = sum(cards, (card) => card.lift * card.games) / games;
    return `${signed(mean)} ± ${(marginOf(games) * 100).toFixed(1)}`;
  };
  const agrees = (of: (one: Strengths['agreement'][number]) => string) => (at: At) => {
    const next = agreement.find(({ bots }) => bots[1] === at.bot);
    return next && next.cards.of > 0 ? of(next) : '–';
  };
  const features = strengths[0].cards.filter(isFeature).map(({ number }) => number);
  const only = (numbers: readonly number[]) => (card: CardAtStrength) => numbers.includes(card.number);
  const rows = [
    row('games', ({ games }) => withThousands(games)),
    row('draws of the median game', ({ draws }) => `${draws}`),
    row('mean points of a player at the end', ({ points }) => points.toFixed(1)),
    row(
      '**planning**: games in which a Landscape Feature was laid, of those begun with it in hand',
      ({ cards }) => laid(cards.filter(isFeature)),
    ),
    ...features.map((number) =>
      row(`– ${labelOf(tables, number)}`, ({ cards }) => laid(cards.filter(only([number])))),
    ),
    row(
      `**cards that stay in hand**: cards that came into play in fewer than ${percent(LEFT_IN_HAND)} of the games begun with them in hand`,
      unplayed,
    ),
    row('**timing**: points that one completion of a card gives its owner', ({ cards }) =>
      each(cards, (card) => card.points),
    ),
    row(
      `**rewards other than points**: mean win lift of six cards that bring elements, cubes or cards, or turn a card (${BRINGING.join(', ')})`,
      ({ cards }) => lift(cards.filter(only(BRINGING))),
    ),
    row(
      '**interfering**: mean win lift of Impact cards, which can replace, remove or swap something in the landscape',
      ({ cards }) => lift(cards.filter((card) => impact.has(card.number))),
    ),
    row('– points that one completion of any card gives all other players', ({ cards }) =>
      each(cards, (card) => card.others),
    ),
    row(
      '**other players**: cards that win more than a fair share in this column and the one to its left, or less in both',
      agrees(({ cards }) => percent(cards.sign ?? 0)),
    ),
    row(
      '– how alike the order of their win lifts is in both columns (Kendall’s τ: 1 the same, 0 what chance gives)',
      agrees(({ cards }) => (cards.tau ?? 0).toFixed(2)),
    ),
  ];
  const heads = ['', ...strengths.map(({ bot }) => `\`${bot}\``)];
  const most = Math.max(...strengths.map(({ games }) => games));
  const fewer = strengths.flatMap(({ bot, games }) =>
    games < most ? [`; \`${bot}\` only the first ${withThousands(games)} of them`] : [],
  );
  return `## What stronger players make of it

Greedy players look one effect ahead. Do their figures say something about the cards, or only about these players? To find out,
players of four strengths, from \`random\` to a tree search, played the same deals with all cards of First Continent and New
Horizon${fewer.join('')} (\`npm run balance -- strengths\`, seed ${found.seed}).
[simulate.md](../simulate.md#four-strengths) explains these players and their figures.

Half of the games begin with preset hands, the other half with hands dealt by chance. Win lifts are of the dealt games only: how
many more games in a hundred a player wins who begins with the card. Ranges in brackets and ± are 95 % intervals; the other
figures have none. A dash means fewer than ${FEWEST_GAMES} games, or no column to compare with.

| ${heads.join(' | ')} |
|${heads.map(() => ' --- |').join('')}
${rows.join('\n')}

![Win lift of each card by greedy and by learned players](../pictures/balance-strengths.svg)

Each point is a card. The more the points lie along the dashed line, the less it matters who plays.

- **Planning.** ${planningText(strengths, features, tables)}
- **Timing.** ${timingText(strengths, each)} The players also complete different cards, so the
  row does not show whether it pays to wait for the right moment.
- **Win lift.** ${liftText(strengths, tables)}
- **Rewards other than points.** ${withoutText(restricted, tables)}
- **Agreement.** ${agreementText(found)} Wide
  intervals make agreement look smaller than it is: among cards that are all about equally strong, chance decides the order.

Not measured by any of them: drafting, because a bot drafts by price alone, and people. Of Polar Shores stronger players have played only the
preset hands ([balance-polar-shores.md](balance-polar-shores.md#hands-of-stronger-players)).`;
}

/** How much more often the learned player lays each of these features than greedy does, and where that may be chance. */
function planningText(strengths: readonly At[], features: readonly number[], tables: Tables): string {
  const laidBy = (bot: BotName, feature: number) => {
    const card = strengths.find((at) => at.bot === bot)?.cards.find(({ number }) => number === feature);
    return card && card.held >= FEWEST_GAMES ? shareOfGames(card.held - card.dead, card.held) : null;
  };
  const found = features.flatMap((feature) => {
    const [greedy, learned] = [laidBy('greedy', feature), laidBy('learned', feature)];
    if (!greedy || !learned || greedy.share === 0) return [];
    const name = labelOf(tables, feature);
    const overlap = learned.low <= greedy.high && greedy.low <= learned.high;
    return [{ name, times: (learned.share / greedy.share).toFixed(1), overlap }];
  });
  if (found.length === 0) return 'Too few games were played to compare.';
  const list = found.map(({ name, times }) => `${name} ${times} times`).join(', ');
  const unsure = found.flatMap(({ name, overlap }) => (overlap ? [name] : []));
  const chance =
    unsure.length === 0 ? '' : ` For ${unsure.join(', ')} the two intervals overlap, so that may be chance.`;
  return `\`learned\` [plans](players.md#learned) how to lay a feature that it holds. It lays ${list} as often as \`greedy\`.${chance}`;
}

/** What one completion gives to random players, and to all others. */
function timingText(
  [random, ...others]: readonly At[],
  each: (cards: readonly CardAtStrength[], of: (card: CardAtStrength) => number) => string,
): string {
  const points = ({ cards }: At) => each(cards, (card) => card.points);
  const found = others.map(points).toSorted((a, b) => Number(a) - Number(b));
  return `One completion gives \`${random.bot}\` players ${points(random)} points, and the others ${found[0]} to ${found[found.length - 1]}.`;
}

/** What good players lose without the cards that bring something other than points. */
function withoutText({ bot, cards }: RestrictedPlay, tables: Tables): string {
  const named = (found: typeof cards) =>
    found
      .map(
        ({ number, mean, low, high }) =>
          `${labelOf(tables, number)} (${signed(mean)}, ${signed(low)} to ${signed(high)})`,
      )
      .join(', ');
  const groups = [
    ['They clearly win less without', cards.filter(({ low }) => low > 0)],
    ['They clearly win more without', cards.filter(({ high }) => high < 0)],
    ['These games do not show whether they miss', cards.filter(({ low, high }) => low <= 0 && high >= 0)],
  ] as const;
  const said = groups.flatMap(([start, found]) => (found.length === 0 ? [] : [`${start} ${named(found)}.`]));
  if (said.length === 0) return 'Not measured.';
  return `How many more games in a hundred good players (\`${bot}\`) lose if they may not use a card that they begin with, in
  ${cards[0].games} pairs of games for each card. ${said.join('\n  ')}`;
}

/** What the two strongest agree about; if one of them played too few games to say so, how many it would take. */
function agreementText({ strengths, agreement, agreed, disputed }: Strengths): string {
  const { bots, cards } = agreement[agreement.length - 1];
  if (cards.of > 0)
    return `The two strongest can both judge ${cards.of} cards. They agree about ${agreed} that win more or less than a fair share, and disagree about ${disputed}.`;
  const [second, best] = strengths.slice(-2);
  const gamesOfCard = (at: At) => at.cards.reduce((sum, { games }) => sum + games, 0) / at.cards.length;
  return `\`${bots[1]}\` played ${withThousands(best.games)} games, too few to judge the win lift of a single card: a card was dealt in ${gamesOfCard(best).toFixed(0)} of
  them on average, and ${FEWEST_GAMES} are needed. So these games do not show whether the two strongest agree about any card. About ${withThousands(second.games)} would be needed,
  as many as the others played: then a card is dealt in about ${gamesOfCard(second).toFixed(0)}, and its win lift known to ±${(marginOf(gamesOfCard(second)) * 100).toFixed(0)} points.`;
}

/** The 95 % margin of a win lift over this many games. */
function marginOf(games: number): number {
  const fair = 1 / PLAYERS;
  return errorsFor() * Math.sqrt((fair * (1 - fair)) / games);
}

/** How far the win lifts of cards go with the learned player, and which are certainly too large. */
function liftText(strengths: readonly At[], tables: Tables): string {
  const cards = strengths.find(({ bot }) => bot === 'learned')?.cards ?? [];
  const fair = 1 / PLAYERS;
  const judged = cards
    .filter(({ games }) => games >= FEWEST_GAMES)
    .map(({ number, games, lift }) => {
      const { low, high } = shareOfGames((lift + fair) * games, games);
      return { name: labelOf(tables, number), lift, low: low - fair, high: high - fair };
    })
    .toSorted((a, b) => a.lift - b.lift);
  if (judged.length === 0) return 'Too few games to judge a card.';
  const outside = judged.filter(({ low, high }) => low > LIFT || high < -LIFT);
  const text = ({ name, lift, low, high }: (typeof judged)[number]) =>
    `${signed(lift)} (card ${name}, ${signed(low)} to ${signed(high)})`;
  const limit = `±${Math.round(LIFT * 100)}`;
  const sure =
    outside.length === 0
      ? `No interval is wholly beyond ${limit}.`
      : `Wholly beyond ${limit}: ${outside.map(({ name }) => name).join(', ')}.`;
  return `With \`learned\` players, the win lift ranges from ${text(judged[0])} to ${text(judged[judged.length - 1])}. ${sure}`;
}
