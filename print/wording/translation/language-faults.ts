/** Checks that a language's file is complete. */
import type { FluentResource } from '@fluent/bundle';
import { ENGINE_THINGS } from '../../../program/index.ts';
import { MESSAGES } from './messages.generated.ts';

/** Nouns that a set may declare have their own messages. */
const NOUN = /^(thing|element|hand|layout|name)-/;

/** The faults of a file: missing or unknown messages, and variables that a message does not receive. */
export function languageFaults({ body }: FluentResource): string[] {
  const known = new Map<string, readonly string[]>(Object.entries(MESSAGES));
  const needed = [...known.keys(), ...ENGINE_THINGS.map((thing) => `thing-${thing}`)];
  const ids = new Set(body.map(({ id }) => id));
  return [
    ...needed.filter((id) => !ids.has(id)).map((id) => `${id} is missing`),
    ...body.flatMap(({ id, value, attributes }) => {
      const given = known.get(id) ?? (NOUN.test(id) ? [] : undefined);
      if (!given) return [`${id} is not a known message`];
      return [...new Set(variables([value, attributes]))]
        .filter((name) => !given.includes(name))
        .map((name) => `${id} has no variable $${name}`);
    }),
  ];
}

/** The names of all variables in a pattern, at any depth. */
function variables(within: unknown): string[] {
  if (typeof within !== 'object' || within === null) return [];
  const { type, name } = within as { type?: unknown; name?: unknown };
  if (type === 'var' && typeof name === 'string') return [name];
  return Object.values(within).flatMap(variables);
}
