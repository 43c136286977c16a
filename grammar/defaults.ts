/** The fields of a node before it is parsed: empty lists, and flags that are false. */
import type { Syntax } from './syntax.ts';

type Fields = Record<string, unknown>;

/** Fields that a node has from the start, with their initial values. */
export type Defaults = readonly (readonly [key: string, make: (from: number) => unknown])[];

/** Sets the default fields of a node. */
export function setDefaults(node: Fields, defaults: Defaults): Fields {
  for (let i = 0; i < defaults.length; i++) node[defaults[i][0]] = defaults[i][1](node.from as number);
  return node;
}

/** The default fields of a part. */
export function syntaxDefaults(syntax: Syntax): Defaults {
  switch (syntax.is) {
    case 'all':
      return syntax.parts.flatMap(syntaxDefaults);
    case 'maybe':
      return [...(syntax.flag ? [[syntax.flag, () => false] as const] : []), ...syntaxDefaults(syntax.part)];
    case 'loop':
    case 'recover':
    case 'printed':
      return syntaxDefaults(syntax.part);
    case 'rule':
      return syntax.part ? syntaxDefaults(syntax.part) : [];
    case 'choice': {
      // Only fields that all alternatives have.
      const [first, ...others] = syntax.ways.map(({ part }) => syntaxDefaults(part));
      return first.filter(([key]) => others.every((other) => other.some(([name]) => name === key)));
    }
    case 'list':
    case 'joined':
      return [[syntax.key, () => []]];
    case 'set':
      return Object.entries(syntax.values).flatMap(([key, value]) =>
        Array.isArray(value) ? [[key, () => []] as const] : [],
      );
    case 'field':
      return syntax.empty ? [[syntax.key, syntax.empty]] : [];
    default:
      return [];
  }
}
