/** Reads `recipes.md`: the chapters of the cookbook, and the recipes of each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer } from 'marked';

/** A recipe: an effect, and how to write it. */
export interface Recipe {
  title: string;
  /** What to know before reading it, for example why the language cannot express it exactly. */
  before: string[];
  /** Bare steps with the words of the base game, or a whole file with a card or Landscape Feature and its declarations. */
  code: { text: string; isFile: boolean };
  /** Details that are easy to miss, and the words for it. */
  after: string[];
  /** Words that people look for it by; their plurals and past are found, too. */
  words: string[];
}

/** Recipes on one topic, with an introduction before the first. */
export interface RecipeChapter {
  title: string;
  intro: string[];
  recipes: Recipe[];
}

const WORDS = /^\*Words for it: (.*)\.\*$/;

/** In reading order; the last is of what cannot be said. */
export const CHAPTERS: readonly RecipeChapter[] = chapters(
  readFileSync(join(import.meta.dirname, 'recipes.md'), 'utf8'),
);

/** The whole file of a recipe: bare steps get a card. */
export const recipeFile = ({ code: { text, isFile } }: Recipe): string =>
  isFile ? text : `card 1 brown\n  leaves 2\n  energy sun, water\n{\n${text}\n}`;

function chapters(markdown: string): RecipeChapter[] {
  const made: RecipeChapter[] = [];
  /** Where the next paragraph belongs. */
  let text: string[] = [];
  for (const token of lexer(markdown)) {
    const recipes = made.at(-1)?.recipes ?? [];
    const recipe = recipes.at(-1);
    if (token.type === 'heading' && token.depth === 2) {
      text = [];
      made.push({ title: token.text, intro: text, recipes: [] });
    } else if (token.type === 'heading') {
      text = [];
      recipes.push({
        title: token.text,
        before: text,
        code: { text: '', isFile: true },
        after: [],
        words: [],
      });
    } else if (token.type === 'code' && recipe) {
      recipe.code = { text: token.text, isFile: token.lang === 'eco' };
      text = recipe.after;
    } else if (token.type === 'paragraph') {
      text.push(token.text);
      recipe?.words.push(...(WORDS.exec(token.text)?.[1].split(', ') ?? []));
    }
  }
  return made;
}
