/** `ecos say`: reads sentences in a person's own words into drafts of a card. */
import { LANGUAGES } from '../../print/languages/index.ts';
import { defineCommand } from '../terminal/command.ts';

/** `ecos say TEXT [PATH]`: what a text can mean; what is not read stays in it, by hand. */
export const define = defineCommand({
  usage: '[options] TEXT [PATH]',
  arguments: [
    ['<text>', 'what the effect does, in your own words and in quotes; - reads standard input'],
    ['[path]', 'the set whose animals, markers and elements it may name (default: the bundled ones)'],
  ],
  options: {
    lang: ['--lang <language>', 'language of the text', { choices: LANGUAGES, preset: 'en' }],
  },
  examples: "ecos say 'Add a lion and score 2 points for every antelope next to it.'",
  async run([text, path], { lang }) {
    const { say } = await import('../run/saying.ts');
    return say(text, path, lang);
  },
});
