/** The attributes of nouns in a language (plural, gender), read from its file. */
import { type Pattern, parse } from '@fluent/syntax';
import { asset } from '../../assets.ts';
import type { Lang } from '../language.ts';

/** Prefixes of the ids of words: `thing-lion`, `element-sun`. */
const KINDS = ['thing', 'element', 'hand', 'layout', 'name'] as const;

/** The kind of word that an id names, if any. */
export const nounKindOf = (id: string): (typeof KINDS)[number] | undefined =>
  KINDS.find((kind) => id.startsWith(`${kind}-`));

/** The attributes that words of a kind require and allow. */
export interface NounAttributes {
  needed: readonly string[];
  allowed: readonly string[];
}

/** The nouns of a language. */
export interface NounForms {
  /** The ids of the nouns in its file. */
  ids: ReadonlySet<string>;
  /** The values of `.gender`. */
  genders: readonly string[];
  formOf(id: string): NounAttributes;
}

/** Reads the forms from a language's file. Attributes that all its words of a kind have are required. */
export function nounForms(lang: Lang): NounForms {
  const nouns = parse(asset('language')(lang), {}).body.flatMap((entry) =>
    entry.type === 'Message' && nounKindOf(entry.id.name) ? [entry] : [],
  );
  const forms = new Map<string | undefined, NounAttributes>(
    KINDS.map((kind) => {
      const each = nouns
        .filter(({ id }) => nounKindOf(id.name) === kind)
        .map(({ attributes }) => attributes.map(({ id }) => id.name));
      const allowed = [...new Set(each.flat())];
      return [
        kind,
        { allowed, needed: allowed.filter((name) => each.every((names) => names.includes(name))) },
      ];
    }),
  );
  const genders = nouns.flatMap(({ attributes }) =>
    attributes.filter(({ id }) => id.name === 'gender').map(({ value }) => patternText(value)),
  );
  return {
    ids: new Set(nouns.map(({ id }) => id.name)),
    genders: [...new Set(genders)],
    formOf: (id) => forms.get(nounKindOf(id)) ?? { needed: [], allowed: [] },
  };
}

/** The plain text of a word, on one line. */
export const patternText = ({ elements }: Pattern): string =>
  elements
    .map((element) => (element.type === 'TextElement' ? element.value : ''))
    .join('')
    .replace(/\s*\n\s*/g, ' ');
