/** `ecos share`: makes a link to cards, or one file. */
import { LANGUAGES } from '../../print/languages/index.ts';
import { defineCommand, pageAddress } from '../terminal/command.ts';

const EXAMPLES = `
ecos share my-set --share-to https://cards.example/studio/
                                       a link to the whole set, for the studio at this address
ecos share my-set --cards 12           a link to card 12 alone
ecos share my-set --out my-set.html    one file in which others look at, try and play them, without a network`;

/** `ecos share [PATH]`: a link that contains the texts of cards, or a file with the studio and the cards. */
export const define = defineCommand({
  arguments: [['[path]', 'a folder, a card file, or the id of a bundled set (default: this folder)']],
  options: {
    cards: ['--cards <numbers>', 'only these cards, like 1-20,71'],
    withScenarios: ['--with-scenarios', 'take the scenarios along', { conflicts: ['out'] }],
    shareTo: [
      '--share-to <url>',
      'the address of a studio on a web server, where the link leads',
      { parse: pageAddress, conflicts: ['out'] },
    ],
    out: ['--out <file>', 'write one HTML file that opens by a double click, instead of a link'],
    lang: ['--lang <language>', 'language of the cards in the file', { choices: LANGUAGES, needs: ['out'] }],
  },
  examples: EXAMPLES,
  async run([path = '.'], { cards, withScenarios = false, shareTo = '', out, lang, format }) {
    const { shareFile, shareLink } = await import('../studio/share.ts');
    if (out !== undefined) return shareFile(path, { cards, lang, out, format });
    return shareLink(path, { cards, withScenarios, shareTo });
  },
});
