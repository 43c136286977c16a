/** Where the errors of a text are, found at once however many there are. */

import type { Span } from '../../grammar/index.ts';
import type { Problem } from '../../program/index.ts';
import { Offsets } from './offsets.ts';
import { CATALOGUE, type Code } from './problems.ts';

/** The errors of a text. */
export interface ErrorsAt {
  addListed(place: number, problem: Problem): void;
  /** One that is only counted. */
  addUnlisted(place: number, code: Code): void;
  /** One about a name, not reported because the set that may have the name could not be found. */
  addForgotten(place: number): void;
  /** Takes back one that was added: a later one says the same, but better. */
  takeBack(place: number, problem: Problem | undefined): void;
  /** Takes back all of a range; returns how many of them were not listed. */
  takeBackAll(range: Span): number;
  /** Whether an error was added between two places, taken back or not. */
  hasIn(range: Span): boolean;
  /** The first error between two places that was neither forgotten nor taken back: its problem or, if unlisted, its code. */
  firstIn(range: Span): { place: number; what: Problem | Code } | undefined;
}

/** No errors yet, in a text of this length. */
export function newErrors(length: number): ErrorsAt {
  const all = new Offsets(length);
  const standing = new Offsets(length);
  const listed = new Map<number, Problem[]>();
  /** By place, one more than the index of the code of an unlisted error. Made when first needed. */
  let unlisted: Uint8Array | undefined;
  const add = (place: number) => {
    all.add(place);
    standing.add(place);
  };
  return {
    addListed(place, problem) {
      add(place);
      const others = listed.get(place);
      if (others) others.push(problem);
      else listed.set(place, [problem]);
    },
    addUnlisted(place, code) {
      add(place);
      unlisted ??= new Uint8Array(length + 1);
      unlisted[place] ||= CODES.indexOf(code) + 1;
    },
    addForgotten: (place) => all.add(place),
    takeBack(place, problem) {
      const others = listed.get(place)?.filter((other) => other !== problem) ?? [];
      if (others.length > 0) listed.set(place, others);
      else listed.delete(place);
      if (!problem && unlisted) unlisted[place] = 0;
      if (others.length === 0 && !unlisted?.[place]) standing.delete(place);
    },
    takeBackAll({ from, to }) {
      let hidden = 0;
      for (let at = standing.firstFrom(from); at !== undefined && at <= to; at = standing.firstFrom(at)) {
        listed.delete(at);
        standing.delete(at);
        if (!unlisted?.[at]) continue;
        unlisted[at] = 0;
        hidden++;
      }
      return hidden;
    },
    hasIn: ({ from, to }) => all.hasIn(from, to),
    firstIn({ from, to }) {
      const place = standing.firstFrom(from);
      if (place === undefined || place > to) return undefined;
      return { place, what: listed.get(place)?.[0] ?? CODES[(unlisted?.[place] ?? 0) - 1] };
    },
  };
}

const CODES: readonly Code[] = Object.keys(CATALOGUE).filter((code): code is Code => code in CATALOGUE);
