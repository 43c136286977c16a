/** The cookbook: effects, the steps or the card for them, and their rules text. */
import { bundledSets } from '../../../cli/load/catalogue.ts';
import { compile, compileSteps } from '../../../compiler/compile.ts';
import { featureText, stepsText } from '../../../print/wording/index.ts';
import { isError } from '../../../program/index.ts';
import { GENERATED, type GeneratedFile } from '../page.ts';
import type { Recipe, RecipeTopic } from './recipes/recipe.ts';
import { CHAPTERS } from './recipes/recipes.ts';

/** `docs/reference/cookbook.md`. */
export function cookbookPages(): GeneratedFile[] {
  return [
    {
      file: 'docs/reference/cookbook.md',
      text: `${[HEAD, ...CHAPTERS.flatMap(chapterParts)].join('\n\n')}\n`,
    },
  ];
}

const HEAD = `${GENERATED}

# Cookbook: how do I say …

Effects to copy and change, each with its rules text, and at the end [what cannot be said](#what-cannot-be-said). To see the
rules text of your own steps, run [\`npm start\`](../../README.md#start) once, and then:

\`\`\`sh
npx ecos explain -e 'place grassland; gain 1vp per adjacent grassland'
\`\`\`

[language.md](../language.md) has everything you can say, [rules.md](../rules.md) what it means in the game. A scenario below a card
shows what happens; \`ecos test\` runs it.`;

function chapterParts({ about, intro, recipes }: RecipeTopic): string[] {
  return [`## ${about}`, ...(intro ? [intro] : []), ...recipes.flatMap(recipeParts)];
}

function recipeParts(recipe: Recipe): string[] {
  const { title, before, remark } = recipe;
  const isFile = 'file' in recipe;
  return [
    `### ${title}`,
    ...(before ? [before] : []),
    isFile ? `\`\`\`eco\n${recipe.file}\n\`\`\`` : `\`\`\`eco steps\n${recipe.steps}\n\`\`\``,
    `> ${(isFile ? fileText(recipe.file) : bareText(recipe.steps)).replaceAll('\n', '  \n> ')}`,
    ...(remark ? [remark] : []),
  ];
}

const bundled = bundledSets();
const base = compile(bundled).sets[0].words;

/** The rules text of bare steps. */
function bareText(source: string): string {
  const { steps, problems } = compileSteps(source, base);
  if (problems.length > 0) throw new Error(`${source}: ${problems[0].message}`);
  return stepsText(steps, base);
}

/** The rules text of the cards and Landscape Features in a file. Ignores warnings: a recipe leaves most things unused. */
function fileText(text: string): string {
  const { sets, problems } = compile([{ files: [{ file: 'recipe.eco', text }] }], bundled);
  const error = problems.find(isError);
  if (error) throw new Error(`${text}: ${error.message}`);
  const [{ program, words }] = sets;
  return [
    ...program.cards.map(({ steps }) => stepsText(steps, words)),
    ...program.features.map((feature) => featureText(feature, words)),
  ].join('\n');
}
