/** The rows of a Landscape Feature's text: its pattern's requirements, its token, and each trigger; and those of a card's triggers. */
import {
  type AnyTrigger,
  allTriggers,
  type CardProgram,
  eventDeeds,
  eventThings,
  type FeatureProgram,
  hexRing,
  type PatternCell,
} from '../../program/index.ts';
import { type WordingContext, withSpaces, yes } from './context.ts';
import { capital, clause, join, type Phrase, type Row } from './parts.ts';
import { region, where } from './places.ts';
import { sectionRows } from './rows.ts';
import type { NamePhrase } from './translation/translator.ts';

/** The rows of a feature's text: its pattern, then its triggers with their effects. */
export function rowsOfFeature(feature: FeatureProgram, wording: WordingContext): Row[] {
  const covered = feature.pattern.filter((cell) => cell.covered);
  const others = feature.pattern.filter((cell) => !cell.covered);
  return [
    // "covers 3 land tiles with exactly 1 mountain each, in a triangle"
    sentenceRow(wording.say('covers', { tiles: tilesOf(covered, wording), shape: shapeOf(covered) })),
    // "4 land tiles must lie beside it, as the pattern shows"
    ...(others.length > 0 ? [sentenceRow(wording.say('beside', { tiles: tilesOf(others, wording) }))] : []),
    ...rowsOfBenefit(feature, wording),
  ];
}

/** The rows below a drawn pattern: the meaning of its token, and its triggers with their effects. */
export const rowsOfBenefit = (feature: FeatureProgram, wording: WordingContext): Row[] => [
  ...(feature.token === undefined ? [] : [sentenceRow(token(feature.token, wording))]),
  ...rowsOfTriggers(feature, wording),
];

/** The rows of the triggers of a card or feature. */
export const rowsOfTriggers = (
  card: Pick<CardProgram | FeatureProgram, 'triggers'>,
  wording: WordingContext,
): Row[] =>
  allTriggers(card).flatMap((trigger, i) =>
    sectionRows({ lead: when(trigger, wording), steps: trigger.steps }, wording.within(trigger.steps)).map(
      (row) => ({ ...row, trigger: i }),
    ),
  );

const sentenceRow = (sentence: Phrase): Row => ({ depth: 0, sentence: capital(sentence), end: '.' });

/** Groups cells with the same requirement, in order of first occurrence. */
const groupsOf = (cells: readonly PatternCell[]): PatternCell[][] => [
  ...Map.groupBy(cells, ({ terrain, tokens }) => JSON.stringify([terrain, tokens])).values(),
];

function shapeOf(cells: readonly PatternCell[]): TileShape {
  if (cells.length === 1) return 'one';
  if (cells.length === 2) return 'pair';
  const same = (of: (cell: PatternCell) => number) => cells.every((cell) => of(cell) === of(cells[0]!));
  // Tiles connected along one of the three axes form a row.
  if (same(({ q }) => q) || same(({ r }) => r) || same(({ q, r }) => q + r)) return 'row';
  const next = (a: PatternCell, b: PatternCell) => hexRing(a.q - b.q, a.r - b.r) <= 1;
  return cells.length === 3 && cells.every((a) => cells.every((b) => next(a, b))) ? 'triangle' : 'other';
}

/** The layout of the tiles a feature covers. */
type TileShape = 'one' | 'pair' | 'row' | 'triangle' | 'other';

/** The token is one mountain on each tile, which nothing removes (R15.5). */
function token(name: string, wording: WordingContext): Phrase {
  const title = withSpaces(name).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return wording.say('token', { name: title });
}

const tilesOf = (cells: readonly PatternCell[], wording: WordingContext): NamePhrase =>
  wording.and(groupsOf(cells).map((group) => alikeTiles(group, wording)));

/** Tiles with the same requirement. */
function alikeTiles(cells: readonly PatternCell[], wording: WordingContext): NamePhrase {
  const amount = cells.length;
  const need = cells[0]!;
  const what = wording.noun(need.terrain, amount !== 1);
  const many = { phrase: wording.say('so-many', { amount, what }), gender: what.gender };
  if (need.tokens.length === 0) return many;
  const tokens = wording.and(need.tokens.map((one) => tokensOn(one, wording)));
  const phrase = wording.say('tiles-with', { tiles: many, tokens, each: yes(amount > 1) });
  return { phrase, gender: what.gender };
}

/** The number of tokens on a tile; exact numbers are marked as exact (R15.3). */
function tokensOn({ compare, thing }: PatternCell['tokens'][number], wording: WordingContext): NamePhrase {
  const { is, amount } = compare;
  const of = (many: boolean) => wording.noun(thing, many);
  if (amount === 0) return wording.compared(compare, false, of).what;
  const what = of(amount !== 1);
  return { phrase: wording.say('compared', { is, amount, what }), gender: what.gender };
}

/** "when a mountain is placed: ", including the space before the effect. */
const when = (trigger: AnyTrigger, wording: WordingContext): Phrase => join([moment(trigger, wording), ' ']);

function moment(trigger: AnyTrigger, wording: WordingContext): Phrase {
  if (trigger.on !== 'event') return wording.say(`trigger-${trigger.on}`);
  const { from, into } = trigger;
  const place = clause(
    from ? wording.say('from', { region: region(from, wording) }) : [],
    into ? wording.say('into', { region: region(into, wording) }) : [],
    where(trigger.where, wording),
  );
  const what = wording.alternatives(eventThings(trigger));
  const by = trigger.byYou ? 'you' : trigger.byAnother ? 'another' : 'anybody';
  const deed = wording.or(eventDeeds(trigger).map((one) => wording.named(`event-${one}`, { by })));
  return wording.say('trigger-event', { what, deed, place: place.length > 0 ? join([' ', place]) : [], by });
}
