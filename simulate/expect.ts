/**
 * Checks a set against expected bounds (`ecos simulate --expect FILE`).
 *
 * A bound on a figure that varies by chance is missed only if the figure's whole interval is beyond it, at a confidence that
 * holds for all bounds together. So a run of few games misses no bound by bad luck, and a bound on `games` ensures that there are
 * enough. Counts, such as steps that never ran or stopped games, are compared directly.
 */
import type { Static } from 'typebox';
import { cardLabel, pluralize, Type } from '../program/index.ts';
import { seatNumber } from '../runtime/index.ts';
import { winsWith } from './figures/cards.ts';
import { labelHand } from './figures/labels.ts';
import { type Findings, runFigures } from './figures/registry.ts';
import type { Simulation } from './run/simulation.ts';
import { CONFIDENCE, estimateMean, type Interval, isJudged, shareWon } from './statistics/certainty.ts';
import { type Counts, noWins, toSums, WIN_UNITS } from './statistics/sums.ts';

const STRICT = { additionalProperties: false };
const [COUNT, SHARE, LIFT] = [{ minimum: 0 }, { minimum: 0, maximum: 1 }, { minimum: -1, maximum: 1 }];

/** The bounds of a figure, within these limits. */
const bounds = (limits: { minimum?: number; maximum?: number }, description: string) =>
  Type.Optional(
    Type.Object(
      { least: Type.Optional(Type.Number(limits)), most: Type.Optional(Type.Number(limits)) },
      { ...STRICT, minProperties: 1, description },
    ),
  );
type Range = { least?: number; most?: number };

const CardBounds = Type.Object(
  {
    winLift: bounds(LIFT, 'share of games won by the seat that begins with it, minus a fair share'),
    inPlay: bounds(SHARE, 'share of the games in which it is in play'),
    neverReached: bounds(COUNT, 'steps of its program that never ran'),
  },
  { ...STRICT, minProperties: 1 },
);
const WinBounds = Type.Object(
  { winShare: bounds(SHARE, 'share of its games that are won') },
  { ...STRICT, minProperties: 1 },
);
/** Bounds of single cards or hands. */
const single = <Bounds extends typeof CardBounds | typeof WinBounds>(pattern: string, of: Bounds) =>
  Type.Optional(
    Type.Record(Type.String({ pattern }), of, { ...STRICT, description: 'instead of those of all' }),
  );

/** The schema of a bounds file. */
export const ExpectSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    games: bounds(COUNT, 'games that were played'),
    draws: bounds(COUNT, 'mean draws of a game'),
    points: bounds({}, 'mean points of a seat at the end'),
    ties: bounds(SHARE, 'share of the games that end in a tie'),
    stopped: bounds(COUNT, 'games that a bound stopped'),
    failed: bounds(COUNT, 'games that broke off with an error, or were lost'),
    cards: Type.Optional(CardBounds),
    card: single('^[1-9][0-9]*$', CardBounds),
    hands: Type.Optional(WinBounds),
    hand: single('^[a-z][a-z0-9-]*$', WinBounds),
    seats: Type.Optional(WinBounds),
  },
  { ...STRICT, title: 'What a set of cards is expected to do' },
);

export type Expectations = Static<typeof ExpectSchema>;

/** A figure that can have a bound. `interval` gives its interval at a confidence, unless the figure is a count. */
interface Figure {
  /** What is bounded: `draws`, `card 73 winLift`, `hand lion winShare`, `seat 0 winShare`. Seats count from 0 here. */
  what: string;
  figure: number;
  /** How many games the figure is based on. */
  games: number;
  /** `what` for people: cards by title, seats from 1. */
  label?: string;
  range: Range | undefined;
  interval?: (confidence: number) => Interval;
}

/** Checks all bounds, in the order of the file; bounds on single cards and hands come in the order of the set. */
export function checkExpectations(run: Simulation, findings: Findings, expected: Expectations) {
  const figures = boundedFigures(run, findings, expected).filter(({ range }) => range !== undefined);
  const uncertain = figures.filter(({ interval }) => interval).length;
  const confidence = 1 - (1 - CONFIDENCE) / Math.max(1, uncertain);
  return figures.map((figure) => check(figure, confidence));
}

/** A sentence about the first contradictory bounds in a file or a part of it; undefined if there are none. */
export function findImpossibleBounds(expected: object, path = ''): string | undefined {
  const { least, most } = expected as Range;
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    return `${path}: no figure is at least ${least} and at most ${most}`;
  for (const [name, part] of Object.entries(expected)) {
    const found = part instanceof Object ? findImpossibleBounds(part, `${path}/${name}`) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A sentence about the first name in a bounds file that the set does not have; undefined if there is none. */
export function findUnknownName({ subject, tables }: Simulation, expected: Expectations): string | undefined {
  const known = {
    card: subject.cards.map((card) => `${tables.cards[card].number}`),
    hand: subject.hands.map(({ word }) => word.name),
  };
  for (const kind of ['card', 'hand'] as const) {
    const other = Object.keys(expected[kind] ?? {}).find((name) => !known[kind].includes(name));
    if (other === undefined) continue;
    const others = kind === 'hand' ? `; there are ${known.hand.join(', ') || 'none'}` : '';
    return `/${kind}/${other}: the figures do not include ${kind} ${other}${others}`;
  }
  return undefined;
}

function boundedFigures(run: Simulation, { cards, failures }: Findings, expected: Expectations): Figure[] {
  const { tally, subject, tables, options } = run;
  const { games } = tally;
  const { draws, points } = runFigures(run);
  const failed = games === 0 ? 0 : (failures['game-broke-off'] ?? 0) + (failures['game-lost'] ?? 0);
  const count = (what: keyof Expectations & string, figure: number): Figure => ({
    what,
    range: expected[what] as Range | undefined,
    figure,
    games,
  });
  return [
    count('games', games),
    { ...count('draws', draws.mean), interval: intervalOf(tally.draws, 1) },
    { ...count('points', points.mean), interval: intervalOf(tally.totals, options.players) },
    { ...count('ties', 0), ...share({ games, won: tally.tied * WIN_UNITS }) },
    count('stopped', failures['game-unfinished'] ?? 0),
    count('failed', failed),
    ...subject.cards.flatMap((card, at): Figure[] => {
      const { number } = tables.cards[card];
      const own = expected.card?.[number] ?? expected.cards ?? {};
      const of = (figure: keyof NonNullable<Expectations['cards']>) => ({
        what: `card ${number} ${figure}`,
        label: `card ${cardLabel(tables.cards[card])} ${figure}`,
        range: own[figure],
      });
      return [
        { ...of('winLift'), ...share(winsWith(run, card), 1 / options.players) },
        { ...of('inPlay'), ...share({ games, won: tally.cards[card].inPlay * WIN_UNITS }) },
        { ...of('neverReached'), figure: cards[at].neverReached.length, games },
      ];
    }),
    ...subject.hands.map(({ word: { name } }): Figure => {
      const range = (expected.hand?.[name] ?? expected.hands)?.winShare;
      const label = `hand ${labelHand(tables, name)} winShare`;
      return { what: `hand ${name} winShare`, label, range, ...share(tally.hands[name]) };
    }),
    ...tally.seats.map((wins, seat): Figure => {
      const label = `seat ${seatNumber(seat)} winShare`;
      return { what: `seat ${seat} winShare`, label, range: expected.seats?.winShare, ...share(wins) };
    }),
  ];
}

/** The interval of a mean over games. That of too few games spans all numbers. */
const intervalOf = (counts: Counts, unit: number) => (confidence: number) => {
  const sums = toSums(counts);
  return isJudged(sums)
    ? estimateMean(sums, { unit, confidence })
    : { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
};

/** A share of games, minus the fair share. With too few games its interval spans all shares. */
function share(wins = noWins(), fair = 0): Pick<Figure, 'figure' | 'games' | 'interval'> {
  const interval = (confidence: number) => {
    const { low, high } = isJudged(wins) ? shareWon(wins, confidence) : { low: 0, high: 1 };
    return { low: low - fair, high: high - fair };
  };
  const figure = wins.games === 0 ? 0 : shareWon(wins).share - fair;
  return { figure, games: wins.games, interval };
}

/**
 * A bound, and the figure it was checked against. `low` and `high` are the figure's interval, at a confidence that holds for all bounds
 * together; of a count, its value. `message` says what is wrong, for people, with seats counted from 1; empty if the bound is met.
 */
export type CheckedBound = ReturnType<typeof check>;

function check({ what, label = what, range = {}, figure, games, interval }: Figure, confidence: number) {
  const { low, high } = interval?.(confidence) ?? { low: figure, high: figure };
  const { least = null, most = null } = range;
  const isBelow = least !== null && high < least;
  const met = !isBelow && (most === null || low <= most);
  const bound = isBelow ? `at least ${least}` : `at most ${most}`;
  const between = interval ? ` (${shown(low)} to ${shown(high)}, over ${pluralize(games, 'game')})` : '';
  const message = met ? '' : `${label} is ${shown(figure)}${between}, expected ${bound}`;
  return { what, least, most, figure, low, high, games, met, message };
}

const shown = (value: number): string => `${Math.round(value * 1000) / 1000}`;
