/** `ecos list`: lists the cards of sets. */
import { SOURCE_LANGUAGE } from '../../print/wording/index.ts';
import { DECKS, handFilter, pluralize, printablesOf, SOURCES } from '../../program/index.ts';
import { loadSets, printErrorsToStderr } from '../load/compile.ts';
import { inLanguage, printWarnings } from '../load/translate.ts';
import { type ListedCard, listedCard } from '../run/cards.ts';
import { defineCommand, INHERITED_OPTION, PATHS_ARGUMENT } from '../terminal/command.ts';
import { table } from '../terminal/table.ts';

/** `ecos list [PATH…]`: the cards and Landscape Features as a table. */
export const define = defineCommand({
  arguments: [PATHS_ARGUMENT],
  options: {
    deck: ['--deck <deck>', 'only cards of one deck', { choices: DECKS }],
    hand: ['--hand <name>', 'only cards of one starting hand'],
    source: ['--source <kind>', 'only cards with this source', { choices: SOURCES }],
    inherited: INHERITED_OPTION,
  },
  examples: 'ecos list --deck blue --hand lion',
  async run([paths], { deck, hand, source, inherited = false }) {
    const { result, warnings } = await inLanguage(SOURCE_LANGUAGE, await loadSets(paths));
    printWarnings(warnings);
    const rows = printablesOf(result.sets, inherited)
      .filter(hand === undefined ? () => true : handFilter(result.sets, hand))
      .map((one) => listedCard(one, SOURCE_LANGUAGE))
      .filter((row) => deck === undefined || row.deck === deck)
      .filter((row) => source === undefined || row.source === source);
    printErrorsToStderr(result);
    return { json: rows, text: asTable(rows), isWrong: result.broken };
  },
});

function asTable(rows: readonly ListedCard[]): string {
  const columns: [title: string, cell: (row: ListedCard) => string][] = [
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
  const total = [pluralize(cards, 'card'), ...(features > 0 ? [pluralize(features, 'feature')] : [])].join(
    ', ',
  );
  return `${table(heads, body)}\n\n${total}${stars}`;
}

/** Groups the energy spots by element, like `sun x2, water`. */
function grouped(energy: readonly string[]): string {
  const spots = Map.groupBy(energy, (element) => element);
  return [...spots]
    .map(([element, { length }]) => (length === 1 ? element : `${element} x${length}`))
    .join(', ');
}
