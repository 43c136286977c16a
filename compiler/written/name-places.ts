/**
 * Records where names are written: which words of a file declare a name and which use it. The compiler records this while it
 * binds names, so that it always agrees with their meaning, and only if requested.
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

/** Records the names of a file, or of a part of it. */
export class NameRecord implements FileNames {
  readonly file: string;
  // Created with the first name: most parts of a file take over an earlier record.
  private byPlace: Map<number, NamePlace> | undefined;
  private owners: Map<object, number> | undefined;
  private sorted: readonly NamePlace[] | undefined;

  constructor(file: string) {
    this.file = file;
  }

  /** Records a word that declares a name. `owner`: any object that identifies the effect or sketch it belongs to. */
  declares(kind: NameKind, name: string, at: Span, owner?: object): void {
    this.add('declares', kind, name, at, owner);
  }

  /** Records the plural in a declaration. */
  plural(kind: NameKind, name: string, at: Span): void {
    this.add('plural', kind, name, at);
  }

  uses(kind: NameKind, name: string, at: Span, owner?: object): void {
    this.add('uses', kind, name, at, owner);
  }

  replaces(number: number, at: Span): void {
    this.add('replaces', 'number', String(number), at);
  }

  /** Takes over the record of the same text. */
  takeOver({ byPlace, owners, sorted }: NameRecord): void {
    this.byPlace = byPlace;
    this.owners = owners;
    this.sorted = sorted;
  }

  /** All names, in text order. Call it after the file is compiled. */
  places(): readonly NamePlace[] {
    this.sorted ??= [...(this.byPlace?.values() ?? [])].sort((a, b) => a.from - b.from);
    return this.sorted;
  }

  /** How many effects and sketches have their own names. */
  get effects(): number {
    return this.owners?.size ?? 0;
  }

  private add(role: NameRole, kind: NameKind, name: string, { from, to }: Span, owner?: object): void {
    this.byPlace ??= new Map();
    // A word may be bound twice, always with the same meaning.
    if (this.byPlace.has(from)) return;
    this.byPlace.set(from, {
      ...{ from, to, kind, name, role },
      ...(owner && { within: this.numberOf(owner) }),
    });
  }

  private numberOf(owner: object): number {
    this.owners ??= new Map();
    const number = this.owners.get(owner) ?? this.owners.size;
    this.owners.set(owner, number);
    return number;
  }
}

/** Joins the records of the parts of a file; `from` is where a part begins. */
export function joinedNames(file: string, parts: readonly { names: NameRecord; from: number }[]): FileNames {
  let all: readonly NamePlace[] | undefined;
  const join = () => {
    let effects = 0;
    return parts.flatMap(({ names, from }) => {
      const before = effects;
      effects += names.effects;
      return names.places().map((place) => ({
        ...place,
        from: place.from + from,
        to: place.to + from,
        ...(place.within !== undefined && { within: place.within + before }),
      }));
    });
  };
  return {
    file,
    places: () => {
      all ??= join();
      return all;
    },
  };
}
