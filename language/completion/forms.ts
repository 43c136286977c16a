/** Whether a name is singular or plural. */
import type { NamesInScope } from '../../compiler/index.ts';
import { engineNoun, goodOf } from '../../program/index.ts';

/** The form of a name; `either` if both forms are the same. Without `names`, only the goods of players have two forms. */
export function formOf(name: string, names: NamesInScope['names'] | undefined): 'one' | 'many' | 'either' {
  const good = goodOf(name);
  if (good) return good === 'vp' ? 'either' : good === name ? 'one' : 'many';
  if (!names) return 'either';
  if ((names.elements.get(name) ?? name) !== name) return 'many';
  const noun = engineNoun(name);
  if (noun) return noun === 'water' || noun === 'land' ? 'either' : noun === name ? 'one' : 'many';
  const word = names.animals.get(name) ?? names.markers.get(name);
  if (!word || word.name === word.plural) return 'either';
  return word.name === name ? 'one' : 'many';
}
