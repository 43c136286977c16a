import { type Command, Option } from 'commander';
import type { CompiledSet } from '../../compiler/compile.ts';
import { featureText, stepsText } from '../../print/wording/text.ts';
import { DECKS, SOURCES } from '../../runtime/ops/program.ts';
import { hasImpact } from '../../runtime/ops.ts';
import { checked, remarkErrors } from '../compiled.ts';
import { addFormat, type Format } from '../format.ts';
import { counted, EXIT, type ExitCode, print, printJson } from '../output.ts';
import { cardsOf, featuresOf, inHand, type Selected, type SelectedFeature } from '../selection.ts';
import { sourcesOf } from '../sources/sources.ts';
import { table } from '../table.ts';

interface Options {
  format: Format;
  deck?: string;
  hand?: string;
  source?: string;
  inherited?: true;
}

/** `ecos list [PATH…]`: the cards and Landscape Features as a table. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command
    .argument('[path...]', 'files, folders, ids of bundled sets, or - for standard input')
    .addOption(new Option('--deck <deck>', 'only cards of one deck').choices(DECKS))
    .option('--hand <name>', 'only cards of one starting hand')
    .addOption(new Option('--source <kind>', 'only cards whose text comes from there').choices(SOURCES))
    .option('--inherited', 'also the cards of the sets it extends');
  addFormat(command).action((paths: string[], options: Options) => {
    const result = checked(sourcesOf(paths));
    const rows = rowsOf(result.sets, options);
    remarkErrors(result);
    if (options.format === 'json') printJson(rows);
    else print(asTable(rows));
    done(result.broken ? EXIT.cards : EXIT.fine);
  });
}

/** One card or feature of `list --format json`. A feature has neither leaves nor cube spots, and is in no hand. */
interface Row {
  number: number;
  kind: 'card' | 'feature';
  deck: string;
  title: string | null;
  set: string;
  leaves: number;
  /** One element a cube spot. */
  energy: string[];
  hands: { name: string; active: boolean }[];
  source: string;
  impact: boolean;
  text: string;
}

function rowsOf(sets: readonly CompiledSet[], options: Options): Row[] {
  const { deck, source, hand, inherited } = options;
  const isInHand = hand === undefined ? () => true : inHand(sets, hand);
  const cards = cardsOf(sets, inherited === true)
    .filter(isInHand)
    .map(rowOf);
  const features = hand === undefined ? featuresOf(sets, inherited === true).map(rowOfFeature) : [];
  // Of several sets each keeps its place, and in a set the numbers theirs.
  const rows = sets.flatMap((set) =>
    [...cards, ...features].filter((one) => one.set === set).toSorted((a, b) => a.row.number - b.row.number),
  );
  return rows
    .map(({ row }) => row)
    .filter((row) => deck === undefined || row.deck === deck)
    .filter((row) => source === undefined || row.source === source);
}

/** A row and the compiled set it belongs to. */
interface RowInSet {
  row: Row;
  set: CompiledSet;
}

function rowOf({ card, id, set }: Selected): RowInSet {
  const { number, deck, leaves, energy, hands, impact } = card;
  const row: Row = {
    number,
    kind: 'card',
    deck,
    title: card.title ?? null,
    set: id,
    leaves,
    energy,
    hands,
    source: card.source.kind,
    impact,
    text: stepsText(card.steps, set.words, 'en'),
  };
  return { row, set };
}

function rowOfFeature({ feature, id, set }: SelectedFeature): RowInSet {
  const { number, deck, title, source, triggers } = feature;
  const row: Row = {
    number,
    kind: 'feature',
    deck,
    title,
    set: id,
    leaves: 0,
    energy: [],
    hands: [],
    source: source.kind,
    impact: triggers.some(({ steps }) => hasImpact(steps)),
    text: featureText(feature, set.words, 'en'),
  };
  return { row, set };
}

function asTable(rows: readonly Row[]): string {
  const columns: [title: string, cell: (row: Row) => string][] = [
    ['No', (row) => `${row.number}`],
    ['Deck', (row) => row.deck],
    ['Title', (row) => row.title ?? ''],
    ['Leaves', (row) => (row.kind === 'card' ? `${row.leaves}` : 'feature')],
    ['Energy', (row) => grouped(row.energy)],
    ['Hands', (row) => row.hands.map(({ name, active }) => (active ? `${name}*` : name)).join(' ')],
    ['Source', (row) => row.source],
    ['Text', (row) => row.text.replaceAll('\n', ' ')],
  ];
  if (new Set(rows.map((row) => row.set)).size > 1) columns.unshift(['Set', (row) => row.set]);
  const body = rows.map((row) => columns.map(([, cell]) => cell(row)));
  const stars = rows.some((row) => row.hands.some((hand) => hand.active)) ? '\n* starts face up' : '';
  const heads = columns.map(([title]) => title);
  const cards = rows.filter((row) => row.kind === 'card').length;
  const features = rows.length - cards;
  const total = [counted(cards, 'card'), ...(features > 0 ? [counted(features, 'feature')] : [])].join(', ');
  return `${table(heads, body)}\n\n${total}${stars}`;
}

/** `sun x2, water`: neighbouring spots of one element together. */
function grouped(energy: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const element of energy) counts.set(element, (counts.get(element) ?? 0) + 1);
  return [...counts].map(([element, n]) => (n === 1 ? element : `${element} x${n}`)).join(', ');
}
