/** The cookbook: effects, how they are said, and how they read on the card. */
import { bundledSets } from '../../cli/load/sources/catalogue.ts';
import { compile, compileSteps } from '../../compiler/compile.ts';
import { stepsText } from '../../print/wording/text.ts';
import type { Vocabulary } from '../../program/set.ts';
import { GENERATED, type Page } from './page.ts';
import { RECIPES, type Recipe } from './recipes.ts';

/** `docs/cookbook.md`. */
export function cookbookPages(): Page[] {
  const { words } = compile(bundledSets()).sets[0];
  const chapters = RECIPES.flatMap(([about, recipes]) => [
    `## ${about}`,
    ...recipes.map((recipe) => section(recipe, words)),
  ]);
  return [{ file: 'docs/cookbook.md', text: `${[HEAD, ...chapters].join('\n\n')}\n` }];
}

const HEAD = `${GENERATED}

# Cookbook: how do I say …

Effects to copy and change. Below each stands how it reads on the card. What you have written yourself reads

\`\`\`sh
npx ecos explain -e 'place grassland; gain 1vp per adjacent grassland'
\`\`\`

All that can be said: [language.md](language.md). What a word means in the game: [rules.md](rules.md).`;

function section({ title, steps, remark }: Recipe, words: Vocabulary): string {
  const { steps: block, problems } = compileSteps(steps, words);
  if (problems.length > 0) throw new Error(`${title}: ${problems[0].message}`);
  return [
    `### ${title}`,
    `\`\`\`eco steps\n${steps}\n\`\`\``,
    `> ${stepsText(block, words).replaceAll('\n', '  \n> ')}`,
    ...(remark ? [remark] : []),
  ].join('\n\n');
}
