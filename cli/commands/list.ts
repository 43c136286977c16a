import { type Command, Option } from 'commander';
import type { CompiledSet } from '../../compiler/compile.ts';
import { stepsText } from '../../print/wording/text.ts';
import { DECKS, SOURCES } from '../../runtime/ops/program.ts';
import { checked, remarkErrors } from '../compiled.ts';
import { addFormat, type Format } from '../format.ts';
import { counted, EXIT, type ExitCode, print, printJson } from '../output.ts';
import { cardsOf, inHand, type Selected } from '../selection.ts';
import { sourcesOf } from '../sources/sources.ts';
import { table } from '../table.ts';

interface Options {
  format: Format;
  deck?: string;
  hand?: string;
  source?: string;
  inherited?: true;
}

/** `ecos list [PATH…]`: the cards as a table. */
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

/** One card of `list --format json`. */
interface Row {
  number: number;
  kind: 'card';
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
  return cardsOf(sets, inherited === true)
    .filter((one) => deck === undefined || one.card.deck === deck)
    .filter((one) => source === undefined || one.card.source.kind === source)
    .filter(isInHand)
    .map(rowOf);
}

function rowOf({ card, id, set }: Selected): Row {
  const { number, deck, leaves, energy, hands, impact } = card;
  return {
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
}

function asTable(rows: readonly Row[]): string {
  const columns: [title: string, cell: (row: Row) => string][] = [
    ['No', (row) => `${row.number}`],
    ['Deck', (row) => row.deck],
    ['Title', (row) => row.title ?? ''],
    ['Leaves', (row) => `${row.leaves}`],
    ['Energy', (row) => grouped(row.energy)],
    ['Hands', (row) => row.hands.map(({ name, active }) => (active ? `${name}*` : name)).join(' ')],
    ['Source', (row) => row.source],
    ['Text', (row) => row.text.replaceAll('\n', ' ')],
  ];
  if (new Set(rows.map((row) => row.set)).size > 1) columns.unshift(['Set', (row) => row.set]);
  const body = rows.map((row) => columns.map(([, cell]) => cell(row)));
  const stars = rows.some((row) => row.hands.some((hand) => hand.active)) ? '\n* starts face up' : '';
  const heads = columns.map(([title]) => title);
  return `${table(heads, body)}\n\n${counted(rows.length, 'card')}${stars}`;
}

/** `sun x2, water`: neighbouring spots of one element together. */
function grouped(energy: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const element of energy) counts.set(element, (counts.get(element) ?? 0) + 1);
  return [...counts].map(([element, n]) => (n === 1 ? element : `${element} x${n}`)).join(', ');
}
