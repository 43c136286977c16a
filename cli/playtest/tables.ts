/** The findings of playtests as rows of text, for the terminal and for Markdown. */
import { pluralize } from '../../program/messages/index.ts';
import { BOT_WEIGHT_SEATS } from '../../simulate/games/index.ts';
import {
  type CardAndBots,
  MARKS,
  mostSaid,
  type PlayedShares,
  type PlaytestFindings,
} from '../../table/index.ts';

/** What a command shows of findings. */
export interface ShownFindings {
  findings: PlaytestFindings;
  cards: readonly CardAndBots[];
  /** "100 games of greedy players". */
  bots: string;
  /** The label of a card: `12 "Rain"`. */
  label: (card: number) => string;
}

export const GAME_HEAD = ['table', 'players', 'ended', 'draws', 'points', 'minutes'];

/** The games, one a row. */
export const gameRows = ({ games }: PlaytestFindings): string[][] =>
  games.map(({ table, players, ended, draws, points, minutes }) => [
    table,
    players.join(', '),
    ended,
    `${draws}`,
    points.join(', '),
    `${minutes}`,
  ]);

export const CARD_HEAD = [
  ...['card', 'offered', 'taken', 'in play', 'bots', 'estimate', 'seconds', 'undone', 'opened'],
  ...MARKS,
];

/** The figures of a card. */
export function cardCells(finding: CardAndBots): string[] {
  const { card, offered, taken, people, bots, estimate, seconds, undone, opened, notes } = finding;
  const share = ({ seats, played }: PlayedShares) => (seats === 0 ? '' : percent(played / seats));
  const shrunk = estimate.played;
  const between = shrunk
    ? `${percent(shrunk.share)} (${percent(shrunk.low)} to ${percent(shrunk.high)})`
    : '';
  const numbers = [seconds ?? '', undone, opened, ...MARKS.map((mark) => notes[mark] || '')];
  return [`#${card}`, `${offered}`, `${taken}`, share(people), share(bots), between, ...numbers.map(String)];
}

const percent = (share: number): string => `${Math.round(100 * share)}`;

/** What the figures of cards mean. */
export const figuresNote = (bots: string): string =>
  `In play: how many seats in a hundred had the card face up: people in finished games, then bots in ${bots}. Estimate: the share of people, shrunk towards that of bots, which counts as ${BOT_WEIGHT_SEATS} seats.`;

/** What people said most, one thing a line; `safe` is applied to what they wrote, and to titles. */
export const saidLines = ({ findings, label }: ShownFindings, safe: (text: string) => string): string[] =>
  mostSaid(findings.notes).map(({ card, mark, people, texts }) => {
    const about = card === null ? 'Hexes and moments' : safe(label(card));
    const said = [mark, pluralize(people, 'person', 'people')].filter(Boolean).join(', ');
    return [`${about}: ${said}`, ...texts.map((text) => `“${safe(text)}”`)].join(' ');
  });
