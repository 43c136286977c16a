/** The language, the rules and what cards are worth, for assistants: pages of the documentation in sections that fit an answer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../program/messages/index.ts';

/** The characters of a token, about. */
const TOKEN = 4;
/** The length of the longest section. */
const LONGEST = 2000 * TOKEN;

/** The pages that sections come from, and the headings there. */
const SECTIONS: Readonly<Record<string, readonly (readonly [page: string, headings: RegExp])[]>> = {
  files: [['language.md', /^## (Text|Sets)\n/]],
  cards: [['language.md', /^## (A first card|Cards)\n/]],
  steps: [['language.md', /^## Steps/]],
  places: [['language.md', /^## (Things|Places)/]],
  counts: [['language.md', /^## (Counts|Conditions)/]],
  features: [['language.md', /^## Landscape Features/]],
  scenarios: [['language.md', /^## (Sketches|Scenarios)/]],
  cookbook: [['reference/cookbook.md', /^## (?!What cannot)/]],
  rulings: [['rulings.md', /^## /]],
  rules: [['rules.md', /^## (?!How)/]],
  worth: [
    ['sets.md', /^## What a card is worth/],
    ['simulate.md', /^## What an effect is worth/],
    ['rules.md', /^## R4 /],
  ],
  cannot: [['reference/cookbook.md', /^## What cannot/]],
};

/**
 * A section, or without a name which there are. One that is longer than an answer has several, like `steps/1`.
 * @throws UserError if there is no such section
 */
export function readLanguage(about?: string) {
  const sections = languageSections();
  if (about === undefined) {
    const tokens = ({ length }: string) => Math.ceil(length / TOKEN);
    return { sections: [...sections].map(([name, text]) => ({ about: name, tokens: tokens(text) })) };
  }
  const text = sections.get(about) ?? sections.get(`${about}/1`);
  if (text !== undefined) return { about, text };
  throw new UserError(`There is no section ${about}: there are ${[...sections.keys()].join(', ')}.`);
}

/** The texts of all sections by their names. */
function languageSections(): Map<string, string> {
  const named = Object.entries(SECTIONS).flatMap(([name, parts]) => {
    const texts = inAnswers(parts.flatMap(([page, headings]) => partsBelow(page, headings)));
    return texts.map((text, at) => [texts.length > 1 ? `${name}/${at + 1}` : name, text] as const);
  });
  return new Map(named);
}

/** What stands below some headings of a page, a part for each heading in it, without links and pictures. */
function partsBelow(page: string, headings: RegExp): string[] {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', page), 'utf8')
    .replaceAll(/^<(img|picture)\b.*\n/gm, '')
    .replaceAll(/(?<!`)\[([^[\]]*)\]\([^()]*\)/g, '$1');
  const chapters = text.split(/\n(?=## )/).filter((chapter) => headings.test(chapter));
  return chapters.flatMap((chapter) => chapter.split(/\n(?=###+ )/));
}

/** Parts together, in one text if an answer has room for it, else in several that are about as long. */
function inAnswers(parts: readonly string[]): string[] {
  const length = parts.join('\n').length;
  const most = length > LONGEST ? length / Math.ceil(length / (0.8 * LONGEST)) : length;
  let before = 0;
  const texts = Map.groupBy(parts, (part) => {
    const at = before;
    before += part.length + 1;
    return Math.floor(at / most);
  });
  return [...texts.values()].map((some) => some.join('\n'));
}
