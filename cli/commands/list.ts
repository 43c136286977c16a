/** `ecos list`: lists the cards of sets. */
import { SOURCE_LANGUAGE } from '../../print/wording/index.ts';
import { DECKS, handFilter, SOURCES, selectPrintables } from '../../program/index.ts';
import { loadSets, printErrorsToStderr } from '../load/compile.ts';
import { inLanguage, printWarnings } from '../load/translate.ts';
import { cardTable } from '../run/card-table.ts';
import { listedCard, listedWorth } from '../run/cards.ts';
import { defineCommand, INHERITED_OPTION, PATHS_ARGUMENT } from '../terminal/command.ts';

/** `ecos list [PATH…]`: the cards and Landscape Features as a table. */
export const define = defineCommand({
  arguments: [PATHS_ARGUMENT],
  options: {
    deck: ['--deck <deck>', 'only cards of one deck', { choices: DECKS }],
    hand: ['--hand <name>', 'only cards of one starting hand'],
    source: ['--source <kind>', 'only cards with this source', { choices: SOURCES }],
    worth: ['--worth', 'also what each effect is worth, which takes some seconds for a hundred cards'],
    inherited: INHERITED_OPTION,
  },
  examples: 'ecos list --deck blue --hand lion',
  async run([paths], { deck, hand, source, worth = false, inherited = false }) {
    const { result, warnings } = await inLanguage(SOURCE_LANGUAGE, await loadSets(paths));
    printWarnings(warnings);
    const rows = selectPrintables(result.sets, inherited)
      .filter(hand === undefined ? () => true : handFilter(result.sets, hand))
      .filter(({ card }) => deck === undefined || card.deck === deck)
      .filter(({ card }) => source === undefined || card.source.kind === source)
      .map((one) => ({ ...listedCard(one, SOURCE_LANGUAGE), ...(worth && listedWorth(one)) }));
    printErrorsToStderr(result);
    return { json: rows, text: cardTable(rows, process.stdout.columns), isWrong: result.broken };
  },
});
