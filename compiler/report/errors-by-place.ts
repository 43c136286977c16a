/** Records where the errors of a text are, so that those of a declaration are found without looking at all the others. */
import type { Span } from '../../grammar/index.ts';
import type { Problem } from '../../program/index.ts';
import type { Code } from './problems.ts';

/** An error of a text. */
interface ErrorAt {
  place: number;
  /** Its problem or, if unlisted, its code; undefined once it is withdrawn, or if it is not to be reported. */
  what: Problem | Code | undefined;
}

/** The errors of a text, by the part of the text they begin in: parts are of equal length. */
export class ErrorsByPlace {
  private readonly parts: ErrorAt[][] = [];

  add(place: number, what: ErrorAt['what']): void {
    const part = partOf(place);
    this.parts[part] ??= [];
    this.parts[part].push({ place, what });
  }

  /** The errors that begin in a range, both ends included, in text order. */
  *in({ from, to }: Span): Generator<ErrorAt> {
    for (let part = partOf(from); part <= partOf(to) && part < this.parts.length; part++) {
      const here = (this.parts[part] ?? []).filter(({ place }) => place >= from && place <= to);
      yield* here.sort((a, b) => a.place - b.place);
    }
  }

  /** Withdraws errors, because a later one describes the same mistake better; returns what they were. */
  takeBack(range: Span, which: (what: Problem | Code) => boolean): (Problem | Code)[] {
    return [...this.in(range)].flatMap((error) => {
      const { what } = error;
      if (what === undefined || !which(what)) return [];
      error.what = undefined;
      return [what];
    });
  }
}

const partOf = (place: number): number => Math.floor(place / 256);
