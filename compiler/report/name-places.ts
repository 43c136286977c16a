/**
 * Records where names are written: which words of a file declare a name and which use it. The compiler records this while it
 * binds names, so that it always agrees with their meaning.
 */
import type { Span } from '../../grammar/index.ts';

/** What a name belongs to. Cards and Landscape Features share their numbers. */
export type NameKind =
  | 'set'
  | 'element'
  | 'animal'
  | 'marker'
  | 'hand'
  | 'layout'
  | 'number'
  /** Given with `as`, inside one effect. */
  | 'kept'
  /** A letter or digit of a board or pattern. */
  | 'cell';

/**
 * What a word does with a name: `plural` is the plural in a declaration, `replaces` the keyword on a card that takes the number
 * of another.
 */
export type NameRole = 'declares' | 'plural' | 'uses' | 'replaces';

/** A word of a file that is a name. */
export interface NamePlace extends Span {
  kind: NameKind;
  /** The name in the singular, a number in digits, the letter of a cell in lower case. */
  name: string;
  role: NameRole;
  /** The index of the effect or sketch that the name is limited to. */
  within?: number;
}

/** Where the names of a file are. */
export interface FileNames {
  readonly file: string;
  /** All of them, in text order. */
  places(): readonly NamePlace[];
}

/** Records the names of a file. */
export class NameRecord implements FileNames {
  readonly file: string;
  private readonly byPlace = new Map<number, NamePlace>();
  private readonly owners = new Map<object, number>();

  constructor(file: string) {
    this.file = file;
  }

  /** All names, in text order. Call it after the file is compiled. */
  places(): readonly NamePlace[] {
    return [...this.byPlace.values()].sort((a, b) => a.from - b.from);
  }

  /** How many effects and sketches have their own names. */
  get effects(): number {
    return this.owners.size;
  }

  /** Records what a word does with a name. `owner`: any object that identifies the effect or sketch it belongs to. */
  add(role: NameRole, kind: NameKind, name: string, { from, to }: Span, owner?: object): void {
    // A word may be bound twice, always with the same meaning.
    if (this.byPlace.has(from)) return;
    this.byPlace.set(from, { from, to, kind, name, role, ...(owner && { within: this.numberOf(owner) }) });
  }

  private numberOf(owner: object): number {
    const number = this.owners.get(owner) ?? this.owners.size;
    this.owners.set(owner, number);
    return number;
  }
}

/** Joins the records of a file: that of its cards and features, and that of everything else in it. */
export function joinedNames(file: string, ofCards: NameRecord, others: NameRecord): FileNames {
  let all: readonly NamePlace[] | undefined;
  const join = () => {
    const behind = others
      .places()
      .map((place) =>
        place.within === undefined ? place : { ...place, within: place.within + ofCards.effects },
      );
    return [...ofCards.places(), ...behind].sort((a, b) => a.from - b.from);
  };
  return {
    file,
    places: () => {
      all ??= join();
      return all;
    },
  };
}
