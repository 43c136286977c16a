/** The cookbook: effects, the steps or the card for them, and their rules text. */
import { bundledSets } from '../../../cli/load/catalogue.ts';
import { type CompiledSet, compile, compileSteps } from '../../../compiler/compile.ts';
import { cardPicture } from '../../../print/face/index.ts';
import '../../../print/own-assets/index.ts';
import { featureText, rulesText, stepsText } from '../../../print/wording/index.ts';
import { isError } from '../../../program/index.ts';
import { GENERATED_NOTE, type GeneratedFile } from '../page.ts';
import type { Recipe, RecipeTopic } from './recipes/recipe.ts';
import { CHAPTERS } from './recipes/recipes.ts';

/** `docs/reference/cookbook.md`, and a card to look at for each chapter. */
export function cookbookPages(): GeneratedFile[] {
  const text = [HEAD, CHAPTERS.map(contentsLine).join('\n'), ...CHAPTERS.flatMap(chapterParts)].join('\n\n');
  return [{ file: 'docs/reference/cookbook.md', text: `${text}\n` }, ...CHAPTERS.flatMap(chapterPicture)];
}

const HEAD = `${GENERATED_NOTE}

# Cookbook: how do I say …

Effects to copy and change, each with its rules text, and at the end [what cannot be said](#what-cannot-be-said). To see the
rules text of your own steps, run [\`npm start\`](../../README.md#start) once, and then:

\`\`\`sh
npx ecos explain -e 'place grassland; gain 1vp per adjacent grassland'
\`\`\`

[language.md](../language.md) has everything you can say, [rules.md](../rules.md) what it means in the game. A scenario below a card
shows what happens; \`ecos test\` runs it.`;

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
const linkTo = (heading: string): string => `[${heading}](#${anchorOf(heading)})`;

/** A line of the table of contents. */
function contentsLine({ about, recipes }: RecipeTopic): string {
  return `- **${linkTo(about)}**: ${recipes.map(({ title }) => linkTo(title)).join(' · ')}`;
}

function chapterParts(topic: RecipeTopic): string[] {
  const { about, intro, recipes } = topic;
  const pictures = chapterPicture(topic).map(({ file }) => {
    const { title } = picturedRecipe(topic)!;
    return `<img alt="The card of: ${title}" src="${file.replace('docs/', '../')}" width="230">`;
  });
  return [`## ${about}`, ...(intro ? [intro] : []), ...pictures, ...recipes.flatMap(recipeParts)];
}

/** The recipe whose card stands at the head of its chapter. One that cannot be said exactly has none. */
const picturedRecipe = ({ recipes }: RecipeTopic): Recipe | undefined =>
  recipes.find(({ before }) => before === undefined);

/** The card or Landscape Feature of the pictured recipe, as it is printed. */
function chapterPicture(topic: RecipeTopic): GeneratedFile[] {
  const recipe = picturedRecipe(topic);
  if (!recipe) return [];
  const text =
    'file' in recipe ? recipe.file : `card 1 brown\n  leaves 2\n  energy sun, water\n{\n${recipe.steps}\n}`;
  const { program, words } = compiled(text);
  const { svg } = cardPicture((program.cards[0] ?? program.features[0])!, words);
  return [{ file: `docs/pictures/cookbook/${anchorOf(topic.about)}.svg`, text: `${svg}\n` }];
}

function recipeParts(recipe: Recipe): string[] {
  const { title, before, words, remark } = recipe;
  const isFile = 'file' in recipe;
  return [
    `### ${title}`,
    ...(before ? [before] : []),
    isFile ? `\`\`\`eco\n${recipe.file}\n\`\`\`` : `\`\`\`eco steps\n${recipe.steps}\n\`\`\``,
    `> ${(isFile ? fileText(recipe.file) : bareText(recipe.steps)).replaceAll('\n', '  \n> ')}`,
    ...(remark ? [remark] : []),
    ...(words ? [`*Words for it: ${words.split(' ').join(', ')}.*`] : []),
  ];
}

const bundled = bundledSets();
const base = compile(bundled).sets[0].words;

/** The rules text of bare steps. */
export function bareText(source: string): string {
  const { steps, problems } = compileSteps(source, base);
  if (problems.length > 0) throw new Error(`${source}: ${problems[0].message}`);
  return stepsText(steps, base);
}

/** The rules text of the cards and Landscape Features in a file. */
function fileText(text: string): string {
  const { program, words } = compiled(text);
  return [
    ...program.cards.map((card) => rulesText(card, words)),
    ...program.features.map((feature) => featureText(feature, words)),
  ].join('\n');
}

/** Compiles a file. Ignores warnings: a recipe leaves most things unused. */
function compiled(text: string): CompiledSet {
  const { sets, problems } = compile([{ files: [{ file: 'recipe.eco', text }] }], bundled);
  const error = problems.find(isError);
  if (error) throw new Error(`${text}: ${error.message}`);
  return sets[0];
}
