/** Records where the errors of a text are, with fast lookup however many there are. */

import type { Span } from '../../grammar/index.ts';
import type { Problem } from '../../program/index.ts';
import { Offsets } from './offsets.ts';
import { CATALOGUE, type Code } from './problems.ts';

/** The errors of a text. */
export interface ErrorsAt {
  addListed(place: number, problem: Problem): void;
  /** Adds an error that is only counted. */
  addUnlisted(place: number, code: Code): void;
  /** Adds an error about a name that is not reported, because the set that may declare it was not found. */
  addForgotten(place: number): void;
  /** Withdraws an error because a later one describes the same mistake better. */
  takeBack(place: number, problem: Problem | undefined): void;
  /** Withdraws all errors in a range; returns how many of them were unlisted. */
  takeBackAll(range: Span): number;
  /** Whether an error was added in a range, withdrawn or not. */
  hasIn(range: Span): boolean;
  /** The first error in a range that was neither forgotten nor withdrawn: its problem or, if unlisted, its code. */
  firstIn(range: Span): { place: number; what: Problem | Code } | undefined;
}

/** An empty record for a text of this length. */
export function newErrors(length: number): ErrorsAt {
  const all = new Offsets(length);
  const remaining = new Offsets(length);
  const listed = new Map<number, Problem[]>();
  /** By offset, the index of the code of an unlisted error plus 1. Allocated on first use. */
  let unlisted: Uint8Array | undefined;
  const add = (place: number) => {
    all.add(place);
    remaining.add(place);
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
      if (others.length === 0 && !unlisted?.[place]) remaining.delete(place);
    },
    takeBackAll({ from, to }) {
      let hidden = 0;
      for (let at = remaining.firstFrom(from); at !== undefined && at <= to; at = remaining.firstFrom(at)) {
        listed.delete(at);
        remaining.delete(at);
        if (!unlisted?.[at]) continue;
        unlisted[at] = 0;
        hidden++;
      }
      return hidden;
    },
    hasIn: ({ from, to }) => all.hasIn(from, to),
    firstIn({ from, to }) {
      const place = remaining.firstFrom(from);
      if (place === undefined || place > to) return undefined;
      return { place, what: listed.get(place)?.[0] ?? CODES[(unlisted?.[place] ?? 0) - 1] };
    },
  };
}

const CODES: readonly Code[] = Object.keys(CATALOGUE).filter((code): code is Code => code in CATALOGUE);
