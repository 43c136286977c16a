/** Letters in rings: on a card, a thing that is meant again has one on its icon, and is named by it where it is meant. */
import { icon, type Phrase, type Row } from './parts.ts';

/** A phrase that a step acts on, with the ring of the name it gives: on its only thing, or before several. */
export function ringed(phrase: Phrase, name: string | undefined, isList: boolean): Phrase {
  if (name === undefined) return phrase;
  const thing = phrase.findIndex((part) => part.part === 'icon');
  const at = isList ? 0 : thing < 0 ? phrase.length : thing + 1;
  return phrase.toSpliced(at, 0, icon({ icon: 'ring', name, isList }, ''));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The rows of a card with the letters of their rings, in the order in which they stand. Names that nothing means have none. */
export function lettered(rows: readonly Row[]): Row[] {
  const rings = rows.flatMap(({ sentence, trigger }) =>
    sentence.flatMap((part) =>
      part.part === 'icon' && part.icon.icon === 'ring'
        ? [{ key: keyOf(part.icon.name, trigger), isMeant: part.text !== '' }]
        : [],
    ),
  );
  const meant = new Set(rings.filter(({ isMeant }) => isMeant).map(({ key }) => key));
  const keys = [...new Set(rings.map(({ key }) => key))].filter((key) => meant.has(key));
  if (rings.length === 0) return [...rows];
  return rows.map((row) => ({
    ...row,
    sentence: row.sentence.flatMap((part) => {
      if (part.part !== 'icon' || part.icon.icon !== 'ring') return [part];
      const at = keys.indexOf(keyOf(part.icon.name, row.trigger));
      return at < 0 ? [] : [{ ...part, icon: { ...part.icon, letter: LETTERS[at] ?? String(at + 1) } }];
    }),
  }));
}

/** Triggers of a feature do not know each other's names. */
const keyOf = (name: string, trigger: number | undefined) => `${trigger} ${name}`;
