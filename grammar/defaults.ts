/** What a node has before it is read: empty lists, and flags that are false. */
import type { Syntax } from './syntax.ts';

type Fields = Record<string, unknown>;

/** Fields that a node has from the beginning. */
export type Defaults = readonly (readonly [key: string, make: (from: number) => unknown])[];

/** Sets these fields of a node. */
export function setDefaults(node: Fields, defaults: Defaults): Fields {
  for (let i = 0; i < defaults.length; i++) node[defaults[i][0]] = defaults[i][1](node.from as number);
  return node;
}

/** What the fields of a part are before they are read. */
export function defaultsOf(syntax: Syntax): Defaults {
  switch (syntax.is) {
    case 'all':
      return syntax.parts.flatMap(defaultsOf);
    case 'maybe':
    case 'loop':
    case 'recover':
    case 'printed':
      return syntax.is === 'maybe'
        ? [...flagsOf(syntax.part), ...defaultsOf(syntax.part)]
        : defaultsOf(syntax.part);
    case 'rule':
      return syntax.part ? defaultsOf(syntax.part) : [];
    case 'choice': {
      // Those that every way has.
      const [first, ...others] = syntax.ways.map(({ part }) => defaultsOf(part));
      return first.filter(([key]) => others.every((other) => other.some(([name]) => name === key)));
    }
    case 'list':
    case 'joined':
      return [[syntax.key, () => []]];
    case 'field':
      return syntax.empty ? [[syntax.key, syntax.empty]] : [];
    default:
      return [];
  }
}

/** What may be left out and sets a field to true leaves it false. */
function flagsOf(syntax: Syntax): Defaults {
  const parts = syntax.is === 'all' ? syntax.parts : [syntax];
  return parts.flatMap((part) =>
    part.is === 'set'
      ? Object.entries(part.values).flatMap(([key, value]) =>
          value === true ? [[key, () => false] as const] : [],
        )
      : [],
  );
}
