/** `ecos list`: lists the cards of sets. */
import { SOURCE_LANGUAGE } from '../../print/wording/index.ts';
import { DECKS, handFilter, SOURCES, selectPrintables } from '../../program/index.ts';
import { loadSets, printErrorsToStderr } from '../load/compile.ts';
import { inLanguage, printWarnings } from '../load/translate.ts';
import { cardTable } from '../run/card-table.ts';
import { listedCard } from '../run/cards.ts';
import { defineCommand, INHERITED_OPTION, PATHS_ARGUMENT } from '../terminal/command.ts';

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
    const rows = selectPrintables(result.sets, inherited)
      .filter(hand === undefined ? () => true : handFilter(result.sets, hand))
      .map((one) => listedCard(one, SOURCE_LANGUAGE))
      .filter((row) => deck === undefined || row.deck === deck)
      .filter((row) => source === undefined || row.source === source);
    printErrorsToStderr(result);
    return { json: rows, text: cardTable(rows, process.stdout.columns), isWrong: result.broken };
  },
});
