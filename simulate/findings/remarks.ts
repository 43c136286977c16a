/** Describes what is remarkable in a run, as sentences for card designers. */
import { counted } from '../../program/messages/index.ts';
import { seatNumber } from '../../runtime/index.ts';
import { isInNamedHand, judgedBy, liftOf, spreadOf, type WinShare, winsWith } from '../figures/figures.ts';
import { CONFIDENCE } from '../figures/intervals.ts';
import { between, handLabelOf, labelOf, percent, signed } from '../figures/labels.ts';
import { ENOUGH, WRONG_NAMES } from '../figures/multiple-testing.ts';
import type { Ladder } from '../ladder/ladder.ts';
import { cardsOfLadder, handsOfLadder } from '../ladder/remarks.ts';
import type { Simulation } from '../run/simulation.ts';
import { type DeadCard, type Findings, findingsOf } from './findings.ts';
import { idle, unreached } from './never.ts';
import { type Facts, type RemarkText, type SpokenNames, times } from './remark.ts';

/** A sentence, and the kind of figure it is about. */
export interface Remark extends RemarkText {
  about: keyof typeof REMARKS;
}

/**
 * The sentences about each kind of figure, in output order: a warning about few games; cards that are too strong or too weak, the
 * furthest from fair first; hands; cards that stay in hand; by number, cards never seen, cards never used, and steps that never
 * ran and why; then the rest.
 */
const REMARKS = {
  games: (facts: Facts) => [...fewGames(facts), ...alone(facts)],
  cards: (facts: Facts) => [
    ...(facts.ladder
      ? cardsOfLadder(facts.ladder, facts.names.card)
      : [...strengths(facts), ...likelyStrengths(facts)]),
    ...ofNamedHands(facts),
  ],
  hands,
  dead,
  steps: (facts: Facts) => [
    ...idle(facts),
    ...facts.run.subject.cards.flatMap((card) => unreached(facts, card)),
  ],
  prices: outliers,
  pairs,
  seats,
  circles,
  stopped: endless,
  supplies,
} satisfies Record<string, (facts: Facts) => (string | RemarkText)[]>;

/** What is remarkable in a run, as sentences. */
export function remarksOf(run: Simulation, ladder: Ladder | null = null): string[] {
  return remarksByKind(run, {}, findingsOf(run), ladder).map(({ text }) => text);
}

/**
 * The same sentences, each with its subject.
 * @param names by default the labels of cards and hands
 * @param ladder if given, cards and hands are named only where its two strongest bots agree
 */
export function remarksByKind(
  run: Simulation,
  names: Partial<SpokenNames> = {},
  findings: Findings = findingsOf(run),
  ladder: Ladder | null = null,
): Remark[] {
  const facts: Facts = {
    run,
    findings,
    names: {
      card: (card) => labelOf(run.tables, card),
      hand: (name) => handLabelOf(run.tables, name),
      ...names,
    },
    confidence: confidenceFor(run),
    ladder,
  };
  // If no game was counted, the only remark is that all of them failed.
  const kinds: readonly Remark['about'][] =
    run.tally.games === 0 ? ['stopped'] : (Object.keys(REMARKS) as Remark['about'][]);
  return kinds.flatMap((about) =>
    REMARKS[about](facts).map((said) => ({ about, ...(typeof said === 'string' ? { text: said } : said) })),
  );
}

/** The limits of a handful of games. */
function fewGames({ run }: Facts): string[] {
  const { games } = run.tally;
  if (games >= ENOUGH) return [];
  const played = games === 1 ? 'Only one game was' : `Only ${games} games were`;
  return [
    `${played} played: the figures show what happened, not what the cards are worth. Nothing is judged by fewer than ${ENOUGH} games.`,
  ];
}

/** The limits of games with a single player. */
const alone = ({ run: { options } }: Facts): string[] =>
  options.players === 1 ? ['One player wins every game, so no card or hand is judged by who wins.'] : [];

/** Cards that are too strong or too weak, at a confidence that holds for all cards together. */
function strengths({ run, names, confidence }: Facts): RemarkText[] {
  return run.subject.cards
    .filter((card) => isSure(run, card, confidence))
    .toSorted((a, b) => furthest(run, a, b))
    .map((card) => {
      const { winLift, low, high } = liftOf(run, card);
      const [less, more] = winLift > 0 ? ['more', 'more'] : ['less', 'fewer'];
      const [lift, ...bounds] = [winLift, ...(winLift > 0 ? [low, high] : [high, low])].map((share) =>
        Math.round(Math.abs(share) * 100),
      );
      const { number, feature } = run.tables.cards[card];
      const [noun, played] = feature ? ['feature', 'laid'] : ['card', 'in play'];
      const idle =
        run.tally.cards[card].inPlay === 0 ? ` It was never ${played}, so its effect is not the reason.` : '';
      const text = `A seat that begins with ${noun} ${names.card(number)} wins clearly ${less} often: ${lift} games in a hundred ${more} than a fair share (${bounds.join(' to ')}; ${winsWith(run, card).games} games).${idle}`;
      return { text, wins: winLift > 0 ? 'more' : 'less' };
    });
}

/** Sorts the cards furthest from a fair share first. */
const furthest = (run: Simulation, a: number, b: number): number =>
  Math.abs(liftOf(run, b).winLift) - Math.abs(liftOf(run, a).winLift) || a - b;

/** The confidence at which each single card is judged. */
const confidenceFor = ({ subject }: Simulation) => 1 - (1 - CONFIDENCE) / subject.cards.length;

/** Whether a card is too strong or too weak, at a confidence that holds for all cards together. */
export function isSure(run: Simulation, card: number, confidence = confidenceFor(run)): boolean {
  const { low, high } = liftOf(run, card, confidence);
  return judgedBy(run, card).games >= ENOUGH && (low > 0 || high < 0);
}

/** Explains that cards in named hands are not judged separately from their hands. */
function ofNamedHands({ run, names }: Facts): string[] {
  const { subject, options } = run;
  if (!subject.cards.some((card) => isInNamedHand(run, card))) return [];
  const named = subject.hands.filter(({ word }) => options.hands?.includes(word.name));
  const all = named.map(({ word }) => names.hand(word.name)).join(', ');
  return [`No card of ${all || 'the named hands'} is judged alone, because it wins what its hand wins.`];
}

/** Cards that are not certain individually, but of which only few are expected to be wrong. */
function likelyStrengths({ run, findings: { cards }, names, confidence }: Facts): string[] {
  const named = run.subject.cards.filter(
    (card, at) => cards[at].rate <= WRONG_NAMES && !isSure(run, card, confidence),
  );
  if (named.length === 0) return [];
  const sorted = named.toSorted((a, b) => furthest(run, a, b));
  const list = sorted.map((card) => {
    const { winLift } = liftOf(run, card);
    return `${names.card(run.tables.cards[card].number)} (${signed(winLift)})`;
  });
  const wins =
    list.length === 1
      ? 'this one also wins more or less than it should'
      : 'these also win more or less than they should';
  return [
    `Of ${counted(cards.length, 'card')} ${wins}, with one name in ${1 / WRONG_NAMES} expected to be wrong: ${list.join(', ')}.`,
  ];
}

function outliers({ findings: { price }, names }: Facts): string[] {
  return (price?.outliers ?? []).map(({ number, points, expected }) => {
    const word = points > expected ? 'cheap' : 'dear';
    const make = Number(expected.toFixed(1)) <= 0 ? 'none' : expected.toFixed(1);
    const others = `${price?.of === 'bundled' ? 'bundled ' : ''}cards of its price make ${make}`;
    return `Card ${names.card(number)} is ${word} for what it brings: ${points.toFixed(1)} points each time, where ${others}.`;
  });
}

function pairs({ findings, names }: Facts): string[] {
  return findings.pairs.map(
    ({ cards: [a, b], winShare, better, games }) =>
      `Cards ${names.card(a)} and ${names.card(b)} are far stronger together: a seat that begins with both wins ${percent(winShare)} % of ${games} games, with the better one ${percent(better)} %.`,
  );
}

function hands(facts: Facts): RemarkText[] {
  const { findings, names, run, ladder } = facts;
  const fair = 1 / run.options.players;
  if (ladder) {
    const play = new Map(findings.hands.map((hand) => [hand.name, handPlays(facts, hand)]));
    return handsOfLadder(ladder, fair, names.hand, (name) => play.get(name) ?? '');
  }
  return findings.hands
    .filter(({ rate }) => rate <= WRONG_NAMES)
    .map((hand) => ({
      text: `Hand ${names.hand(hand.name)} ${winsClearly(hand, fair)}, where ${percent(fair)} % are a fair share. ${handPlays(facts, hand)}`,
      wins: moreOrLess(hand, fair),
    }));
}

/** The points that the seat of a hand makes, and the hand's dead cards. */
function handPlays({ names, run }: Facts, { points, dead: stuck }: Findings['hands'][number]): string {
  const mean = spreadOf(run.tally.points).mean;
  const makes = `Its seat makes ${points.toFixed(1)} points, where all make ${mean.toFixed(1)}.`;
  if (stuck.length === 0) return makes;
  const list = stuck.map((card) => `${names.card(card.number)} (${deadPlay(card)})`);
  return `${makes} Dead in it, because ${stuck.length === 1 ? 'it does' : 'they do'} nothing in most games: ${list.join(', ')}.`;
}

/** How rarely a dead card of a hand is in play, and how rarely it runs. */
export const deadPlay = ({ inPlay, ran }: DeadCard): string =>
  `in play in ${percent(inPlay)} % of its games, completed in ${percent(ran)} %`;

/** A card is reported as staying in hand if it certainly does so in more than this share of the games it begins in hand. */
const STAYS = 0.7;

/** Cards that stay in the hand they began in, the least used first. */
function dead({ findings: { cards }, names, run: { tables } }: Facts): string[] {
  const stay = cards
    .filter(({ held, dead: { low } }) => held >= ENOUGH && low > STAYS)
    .toSorted((a, b) => b.dead.share - a.dead.share || a.number - b.number);
  if (stay.length === 0) return [];
  const list = stay.map(({ number, held, dead: { share }, came }) => {
    const isFeature = tables.cards[tables.cardOf[number]].feature !== null;
    const comes =
      share === 1 ? '' : `, else ${isFeature ? 'laid' : 'in play'} after ${counted(came.p50, 'draw')}`;
    return `${names.card(number)} (${percent(share)} % of ${held} games${comes})`;
  });
  const they = list.length === 1 ? 'This card stays in the hand it' : 'These cards stay in the hand they';
  return [`${they} began in: ${list.join(', ')}.`];
}

function seats({ findings, run: { options } }: Facts): RemarkText[] {
  const fair = 1 / options.players;
  return findings.seats
    .filter(({ rate }) => rate <= WRONG_NAMES)
    .map((seat) => ({
      text: `Seat ${seatNumber(seat.seat)} ${winsClearly(seat, fair)}.`,
      wins: moreOrLess(seat, fair),
    }));
}

const moreOrLess = ({ winShare }: Pick<WinShare, 'winShare'>, fair: number) =>
  winShare > fair ? 'more' : 'less';

function winsClearly({ games, winShare, ...bounds }: WinShare, fair: number): string {
  return `wins clearly ${moreOrLess({ winShare }, fair)} often: ${percent(winShare)} % of its ${games} games (${between(bounds)})`;
}

/** A card that runs this often on one draw triggers itself, directly or through other cards. */
const CIRCLE = 10;

function circles({ findings: { cards }, names }: Facts): string[] {
  const [most, ...others] = cards
    .filter(({ mostOnDraw }) => mostOnDraw >= CIRCLE)
    .toSorted((a, b) => b.mostOnDraw - a.mostOnDraw);
  if (!most) return [];
  const along =
    others.length === 0 ? '' : `; with it ${others.map(({ number }) => names.card(number)).join(', ')}`;
  return [
    `Card ${names.card(most.number)} goes round in a circle: it ran up to ${most.mostOnDraw} times on one draw, and more than once on ${most.again}${along}.`,
  ];
}

function endless({ findings: { stopped }, names }: Facts): string[] {
  return stopped.map(({ card, games }) =>
    card === null
      ? `${times(games)} did not end before the limit on draws.`
      : `Card ${names.card(card)} kept running until ${times(games)} had to be stopped.`,
  );
}

/** Supplies that run out in more than this share of the games are reported. */
const OFTEN = 0.05;

function supplies({ findings: { ranOut }, run }: Facts): string[] {
  const all = run.tally.games;
  const often = ranOut.filter(({ games }) => games > OFTEN * all);
  if (often.length === 0) return [];
  const list = often.map(
    ({ what, games }) =>
      `${what} (${all < ENOUGH ? `${games} of ${counted(all, 'game')}` : `${percent(games / all)} % of the games`})`,
  );
  return [`${list.length === 1 ? 'This' : 'These'} ran out: ${list.join(', ')}.`];
}
