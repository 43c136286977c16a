/**
 * Bounds that a set is to stay within (`ecos simulate --expect FILE`), and which of them it misses.
 *
 * A bound on a figure that chance moves is missed only when the figure lies beyond it for sure: when its whole interval
 * does, with the confidence of one for all bounds together. So a run of few games misses no bound by bad luck, and `games`
 * says how many are needed. What is counted, as steps that never ran or games that were stopped, is missed as it is.
 */
import type { Static } from 'typebox';
import { cardLabel, Type } from '../../program/index.ts';
import { seatNumber } from '../../runtime/index.ts';
import { figuresOf, winsWith } from '../figures/figures.ts';
import { CONFIDENCE, shareOf } from '../figures/intervals.ts';
import { meanOf } from '../figures/mean.ts';
import { ENOUGH } from '../figures/multiple-testing.ts';
import { WIN_UNITS, type Wins } from '../figures/tally.ts';
import type { Simulation } from '../run/simulation.ts';
import { findingsOf } from './findings.ts';

const range = (says: string, options: { minimum?: number; maximum?: number } = {}) =>
  Type.Object(
    { least: Type.Optional(Type.Number(options)), most: Type.Optional(Type.Number(options)) },
    { additionalProperties: false, minProperties: 1, description: says },
  );
const SHARE = { minimum: 0, maximum: 1 };
const LIFT = { minimum: -1, maximum: 1 };
const COUNT = { minimum: 0 };

const CardBounds = Type.Object(
  {
    winLift: Type.Optional(
      range('games won by who begins with it, less a fair share: 0.05 is five of a hundred', LIFT),
    ),
    inPlay: Type.Optional(range('share of the games in which it is in play', SHARE)),
    neverReached: Type.Optional(range('steps of its program that never ran', COUNT)),
  },
  { additionalProperties: false, minProperties: 1 },
);
const WinBounds = Type.Object(
  { winShare: range('share of its games that are won', SHARE) },
  { additionalProperties: false },
);

/** The form of a file of bounds. */
export const ExpectSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    games: Type.Optional(range('games that were played', COUNT)),
    draws: Type.Optional(range('mean draws of a game', COUNT)),
    points: Type.Optional(range('mean points of a seat at the end')),
    ties: Type.Optional(range('share of the games that end in a tie', SHARE)),
    stopped: Type.Optional(range('games that a bound stopped', COUNT)),
    failed: Type.Optional(range('games that broke off with an error, or were lost', COUNT)),
    cards: Type.Optional(CardBounds),
    card: Type.Optional(
      Type.Record(Type.String({ pattern: '^[1-9][0-9]*$' }), CardBounds, {
        additionalProperties: false,
        description: 'bounds of single cards by number, instead of those of `cards`',
      }),
    ),
    hands: Type.Optional(WinBounds),
    hand: Type.Optional(
      Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]*$' }), WinBounds, {
        additionalProperties: false,
        description: 'bounds of single preset hands by name, instead of those of `hands`',
      }),
    ),
    seats: Type.Optional(WinBounds),
  },
  { additionalProperties: false, title: 'What a set of cards is expected to do' },
);

export type Expectations = Static<typeof ExpectSchema>;
type Range = { least?: number; most?: number };

/** A bound, and what was found. */
export interface Checked {
  /** Of what: `draws`, `card 73 winLift`, `hand lion winShare`, `seat 0 winShare`. Seats count from 0 here. */
  what: string;
  least: number | null;
  most: number | null;
  figure: number;
  /** Where it lies, with the confidence of one for all bounds together; the figure itself where it is counted. */
  low: number;
  high: number;
  /** How many games it is over. */
  games: number;
  met: boolean;
  /** What is wrong, as a sentence for people, seats counted from 1; empty when it is met. */
  message: string;
}

/** A figure that something bounds; `interval` gives its bounds at a confidence. */
interface Figure {
  what: string;
  /** The same for people: cards by title, seats from 1. */
  said?: string;
  range: Range | undefined;
  figure: number;
  games: number;
  interval?: (confidence: number) => { low: number; high: number };
}

/** All bounds, in the order of the file, those of single cards and hands in that of the set. */
export function checkedExpectations(run: Simulation, expected: Expectations): Checked[] {
  const figures = figuresThat(run, expected).filter(({ range }) => range !== undefined);
  const moved = figures.filter(({ interval }) => interval).length;
  const confidence = 1 - (1 - CONFIDENCE) / Math.max(1, moved);
  return figures.map((figure) => check(figure, confidence));
}

/** What a file of bounds names that the set does not have, as a sentence; nothing when all is there. */
export function unknownIn(run: Simulation, { card = {}, hand = {} }: Expectations): string | undefined {
  const { subject, tables } = run;
  const numbers = subject.cards.map((one) => `${tables.cards[one].number}`);
  const names = subject.hands.map(({ word }) => word.name);
  const other = Object.keys(card).find((number) => !numbers.includes(number));
  if (other !== undefined) return `/card/${other}: the figures are about no card ${other}`;
  const nobody = Object.keys(hand).find((name) => !names.includes(name));
  if (nobody === undefined) return undefined;
  return `/hand/${nobody}: the figures are about no hand ${nobody}; there are ${names.join(', ') || 'none'}`;
}

function figuresThat(run: Simulation, expected: Expectations): Figure[] {
  const { tally, subject, tables, options } = run;
  const { hand = {}, card = {}, hands, cards, seats } = expected;
  const found = findingsOf(run);
  const { draws, points } = figuresOf(run);
  const { games } = tally;
  const failed =
    games === 0 ? 0 : (found.failures['game-broke-off'] ?? 0) + (found.failures['game-lost'] ?? 0);
  const stopped = found.failures['game-unfinished'] ?? 0;
  const fair = 1 / options.players;
  return [
    { what: 'games', range: expected.games, figure: games, games },
    { what: 'draws', range: expected.draws, figure: draws.mean, games, interval: meanOf(tally.draws, 1) },
    {
      what: 'points',
      range: expected.points,
      figure: points.mean,
      games,
      interval: meanOf(tally.points, options.players),
    },
    { what: 'ties', range: expected.ties, ...shared({ games, won: tally.tied * WIN_UNITS }) },
    { what: 'stopped', range: expected.stopped, figure: stopped, games },
    { what: 'failed', range: expected.failed, figure: failed, games },
    ...subject.cards.flatMap((one, at): Figure[] => {
      const { number } = tables.cards[one];
      const bounds = card[number] ?? cards ?? {};
      const of = (figure: string) => ({
        what: `card ${number} ${figure}`,
        said: `card ${cardLabel(tables.cards[one])} ${figure}`,
      });
      const never = found.cards[at].neverReached.length;
      return [
        { ...of('winLift'), range: bounds.winLift, ...shared(winsWith(run, one), fair) },
        {
          ...of('inPlay'),
          range: bounds.inPlay,
          ...shared({ games, won: tally.cards[one].inPlay * WIN_UNITS }),
        },
        { ...of('neverReached'), range: bounds.neverReached, figure: never, games },
      ];
    }),
    ...subject.hands.map(({ word: { name } }): Figure => {
      const bounds = hand[name] ?? hands;
      return { what: `hand ${name} winShare`, range: bounds?.winShare, ...shared(tally.hands[name]) };
    }),
    ...tally.seats.map(
      (wins, seat): Figure => ({
        what: `seat ${seat} winShare`,
        said: `seat ${seatNumber(seat)} winShare`,
        range: seats?.winShare,
        ...shared(wins),
      }),
    ),
  ];
}

/** A share of games, less what is fair. Of too few games it may be anything. */
function shared(wins: Wins = { games: 0, won: 0 }, less = 0): Omit<Figure, 'what' | 'said' | 'range'> {
  const interval = (confidence: number) => {
    const { low, high } = wins.games < ENOUGH ? { low: 0, high: 1 } : shareOf(wins, confidence);
    return { low: low - less, high: high - less };
  };
  const share = wins.games === 0 ? less : wins.won / WIN_UNITS / wins.games;
  return { figure: share - less, games: wins.games, interval };
}

function check(
  { what, said = what, range = {}, figure, games, interval }: Figure,
  confidence: number,
): Checked {
  const { low, high } = interval?.(confidence) ?? { low: figure, high: figure };
  const { least = null, most = null } = range;
  const below = least !== null && high < least;
  const above = most !== null && low > most;
  const bound = below ? `at least ${least}` : `at most ${most}`;
  const sure = interval ? ` (${shown(low)} to ${shown(high)}, over ${games} games)` : '';
  return {
    ...{ what, least, most, figure, low, high, games },
    met: !below && !above,
    message: below || above ? `${said} is ${shown(figure)}${sure}, expected ${bound}` : '',
  };
}

const shown = (value: number): string => `${Math.round(value * 1000) / 1000}`;
