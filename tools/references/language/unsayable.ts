/** What cannot be said, for the studio: the words that find an entry, and the entries as a page. */
import { type GeneratedFile, headingAnchor } from '../page.ts';
import { bareText } from './cookbook.ts';
import { CHAPTERS, type Recipe } from './recipes.ts';

const UNSAYABLE = CHAPTERS.at(-1)!;

/** The titles, and the words that find them. */
export function unsayableModules(): GeneratedFile[] {
  const rows = UNSAYABLE.recipes.map(({ title, words }) =>
    JSON.stringify({ title, anchor: headingAnchor(title), words }),
  );
  const text = `/** Made by \`npm run docs\` from the recipes of what cannot be said; changes made here by hand are lost. */
export default [
${rows.map((row) => `  ${row},`).join('\n')}
];
`;
  return [{ file: 'studio/worker/write/unsayable.generated.ts', text }];
}

/** The entries as a page beside that of the studio. */
export const unsayablePage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="styles.css">
<title>${UNSAYABLE.title}</title>
</head>
<body>
<main class="refused stack">
<h1>${UNSAYABLE.title}</h1>
<p>These ideas have no words in the language, but every one of them can be on a card tonight: it prints the sentence as it
stands, and the table does what it says. Bots do nothing there.</p>
${UNSAYABLE.recipes.map(entry).join('\n')}
</main>
</body>
</html>
`;

const entry = ({
  title,
  before,
  code,
}: Recipe): string => `<section class="stack box" id="${headingAnchor(title)}">
<h2>${title}</h2>${before.map((text) => `\n<p>${text}</p>`).join('')}
<p class="soft">On a card: “${bareText(code.text).replaceAll('\n', ' ')}”</p>
</section>`;
