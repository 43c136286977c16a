/** Singular and plural forms of a name, and how they change when it is renamed. */
import { guessPlural } from '../../compiler/index.ts';

/** The forms of a declared name. */
export interface DeclaredForms {
  name: string;
  plural: string;
  /** Whether the plural is stated; `plainly` if there is a single space on each side of the word `plural`. */
  stated: 'no' | 'plainly' | 'otherwise';
}

/**
 * The forms of a declaration after renaming, so that renaming back restores the old forms; `undefined` if that would fail.
 * Normally, the plural is stated only if it is irregular, that is, not the name with an `s`.
 */
export function renameForms(forms: DeclaredForms, name: string): DeclaredForms | undefined {
  const now = otherForms(forms, name);
  const back = otherForms(now, forms.name);
  return back.plural === forms.plural && back.stated === forms.stated ? now : undefined;
}

function otherForms({ name: old, plural, stated }: DeclaredForms, name: string): DeclaredForms {
  const usual = plural === guessPlural(old);
  const irregular = guessPlural(name) !== `${name}s`;
  if (stated === 'otherwise' && usual) return { name, plural: guessPlural(name), stated };
  const wasIrregular = guessPlural(old) !== `${old}s`;
  if (stated === 'no' ? !wasIrregular : usual && wasIrregular)
    return { name, plural: guessPlural(name), stated: irregular ? 'plainly' : 'no' };
  // A plural that is stated without need stays stated, and one that is missing stays missing. If only one of the two names has an
  // irregular plural, these cases swap, so that renaming back restores them.
  if (stated === 'no' || usual) return { name, plural: `${name}s`, stated: irregular ? 'no' : 'plainly' };
  return { name, plural: plural === old ? name : plural, stated };
}
