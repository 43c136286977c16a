/** The cookbook: effects, the steps for them, and their rules text. */
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

Effects to copy and change, each with its rules text. To see the rules text of your own steps:

\`\`\`sh
npx ecos explain -e 'place grassland; gain 1vp per adjacent grassland'
\`\`\`

[language.md](language.md) has everything you can say, [rules.md](rules.md) what it means in the game.`;

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
