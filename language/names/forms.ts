/** The singular and the plural of a name, and what they become when it gets another. */
import { pluralOf } from '../../compiler/index.ts';

/** The words of a declaration. */
export interface DeclaredForms {
  name: string;
  plural: string;
  /** Whether it states the plural, and with a single blank on each side of `plural`. */
  stated: 'no' | 'plainly' | 'otherwise';
}

/**
 * The forms of a declaration whose name becomes another, so that the old name gives the old forms back; nothing where it
 * would not. A plural is stated where English makes it otherwise than with an `s`, and not stated any more where it does not.
 */
export function renamed(forms: DeclaredForms, name: string): DeclaredForms | undefined {
  const now = otherForms(forms, name);
  const back = otherForms(now, forms.name);
  return back.plural === forms.plural && back.stated === forms.stated ? now : undefined;
}

function otherForms({ name: old, plural, stated }: DeclaredForms, name: string): DeclaredForms {
  const usual = plural === pluralOf(old);
  const irregular = pluralOf(name) !== `${name}s`;
  if (stated === 'otherwise' && usual) return { name, plural: pluralOf(name), stated };
  const wasIrregular = pluralOf(old) !== `${old}s`;
  if (stated === 'no' ? !wasIrregular : usual && wasIrregular)
    return { name, plural: pluralOf(name), stated: irregular ? 'plainly' : 'no' };
  // A plural that is stated although it need not be stays so, and one that should be and is not becomes one that is.
  if (stated === 'no' || usual) return { name, plural: `${name}s`, stated: irregular ? 'no' : 'plainly' };
  return { name, plural: plural === old ? name : plural, stated };
}
