/** The cookbook: effects, the steps or the card for them, and their rules text. */
import { type CompiledSet, compile } from '../../../compiler/compile.ts';
import { cardPicture } from '../../../print/face/index.ts';
import '../../../print/own-assets/index.ts';
import { featureText, rulesText, stepsText } from '../../../print/wording/index.ts';
import { isError } from '../../../program/index.ts';
import { GENERATED_NOTE, type GeneratedFile, headingAnchor } from '../page.ts';
import { BASE_WORDS, baseSteps, READY_SETS } from './bundled.ts';
import { CHAPTERS, type Recipe, type RecipeChapter, recipeFile } from './recipes.ts';

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

const linkTo = (heading: string): string => `[${heading}](#${headingAnchor(heading)})`;

/** A line of the table of contents. */
function contentsLine({ title, recipes }: RecipeChapter): string {
  return `- **${linkTo(title)}**: ${recipes.map((recipe) => linkTo(recipe.title)).join(' · ')}`;
}

function chapterParts(chapter: RecipeChapter): string[] {
  const { title, intro, recipes } = chapter;
  const recipe = picturedRecipe(chapter);
  const pictures = recipe
    ? [`<img alt="The card of: ${recipe.title}" src="../${pictureFile(chapter)}" width="230">`]
    : [];
  return [`## ${title}`, ...intro, ...pictures, ...recipes.flatMap(recipeParts)];
}

/** The recipe whose card stands at the head of its chapter: the first with nothing to know before it is read. */
const picturedRecipe = ({ recipes }: RecipeChapter): Recipe | undefined =>
  recipes.find(({ before }) => before.length === 0);

/** Its picture, in `docs/`. */
const pictureFile = ({ title }: RecipeChapter): string => `pictures/cookbook/${headingAnchor(title)}.svg`;

/** The card or Landscape Feature of the pictured recipe, as it is printed. */
function chapterPicture(chapter: RecipeChapter): GeneratedFile[] {
  const recipe = picturedRecipe(chapter);
  if (!recipe) return [];
  const { program, words } = compiled(recipeFile(recipe));
  const { svg } = cardPicture((program.cards[0] ?? program.features[0])!, words);
  return [{ file: `docs/${pictureFile(chapter)}`, text: `${svg}\n` }];
}

function recipeParts({ title, before, code: { text, isFile }, after }: Recipe): string[] {
  return [
    `### ${title}`,
    ...before,
    `\`\`\`${isFile ? 'eco' : 'eco steps'}\n${text}\n\`\`\``,
    `> ${(isFile ? fileText(text) : bareText(text)).replaceAll('\n', '  \n> ')}`,
    ...after,
  ];
}

/** The rules text of bare steps. */
export const bareText = (source: string): string => stepsText(baseSteps(source), BASE_WORDS);

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
  const { sets, problems } = compile([{ files: [{ file: 'recipe.eco', text }] }], READY_SETS);
  const error = problems.find(isError);
  if (error) throw new Error(`${text}: ${error.message}`);
  return sets[0];
}
