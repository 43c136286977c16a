/** The language, the rules and what cards are worth, for assistants: pages of the documentation in sections that fit an answer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize, UserError } from '../../program/index.ts';

/** The characters of a token, about. */
const TOKEN = 4;
/** The length of the longest section. */
const LONGEST = 2000 * TOKEN;

/** The pages that sections come from, and the headings there; what stands below a heading comes with it. */
const SECTIONS: Readonly<Record<string, readonly (readonly [page: string, headings: RegExp])[]>> = {
  files: [['language.md', /^## (Text|Sets)$/]],
  cards: [['language.md', /^## (A first card|Cards)$/]],
  steps: [['language.md', /^## Steps$/]],
  places: [['language.md', /^## (Things|Places)$/]],
  counts: [['language.md', /^## (Counts|Conditions)$/]],
  features: [['language.md', /^## Landscape Features$/]],
  scenarios: [['language.md', /^## (Sketches|Scenarios)$/]],
  cookbook: [['reference/cookbook.md', /^## (?!What cannot)/]],
  rulings: [['rulings.md', /^## /]],
  rules: [['rules.md', /^## (?!How)/]],
  worth: [
    ['sets.md', /^### What a card is worth$/],
    ['simulate.md', /^## What an effect is worth$/],
    ['rules.md', /^## R4 /],
  ],
  cannot: [['reference/cookbook.md', /^## What cannot/]],
};

/**
 * A section, or without a name which there are. One that is longer than an answer has several, like `steps/1`.
 * @throws UserError if there is no such section
 */
export function readLanguage(about?: string) {
  const sections = languageSections(SECTIONS);
  const text = about === undefined ? undefined : (sections.get(about) ?? sections.get(`${about}/1`));
  const rows = [...sections].map(([name, { length }]) => ({
    about: name,
    tokens: Math.ceil(length / TOKEN),
  }));
  if (about === undefined) return { sections: rows };
  if (text === undefined)
    throw new UserError(
      `There is no section ${about}: there are ${rows.map((row) => row.about).join(', ')}.`,
    );
  return { about, text };
}

/** The texts of all sections by their names. */
const languageSections = memoize((all: typeof SECTIONS) => {
  const named = Object.entries(all).flatMap(([name, parts]) => {
    const texts = inAnswers(parts.flatMap(([page, headings]) => partsBelow(page, headings)));
    return texts.map((text, at) => [texts.length > 1 ? `${name}/${at + 1}` : name, text] as const);
  });
  return new Map(named);
});

/** What stands below some headings of a page, a part for each heading in it, without links and pictures. */
function partsBelow(page: string, headings: RegExp): string[] {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', page), 'utf8')
    .replaceAll(/^<(img|picture)\b.*\n/gm, '')
    .replaceAll(/(?<!`)\[([^[\]]*)\]\([^()]*\)/g, '$1');
  let taken = 0;
  return text.split(/\n(?=##+ )/).filter((part) => {
    const [heading] = part.split('\n', 1);
    const level = heading!.indexOf(' ');
    if (level <= taken) taken = 0;
    if (taken === 0 && headings.test(heading!)) taken = level;
    return taken > 0;
  });
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
