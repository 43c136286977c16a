/** A set of places in a text that says at once whether it has one in a range, however long the text. */
export class Offsets {
  /**
   * A bit for each place; above it a bit for each word of 32 that is not empty, and so on up to a single word. Made when the
   * first place is added: most texts have none.
   */
  private levels: Uint32Array[] | undefined;
  private readonly length: number;

  /** For places from 0 to `length`. */
  constructor(length: number) {
    this.length = length;
  }

  add(place: number): void {
    this.levels ??= newLevels(this.length);
    let at = place;
    for (const level of this.levels) {
      level[at >>> 5] |= 1 << (at & 31);
      at >>>= 5;
    }
  }

  delete(place: number): void {
    let at = place;
    for (const level of this.levels ?? []) {
      level[at >>> 5] &= ~(1 << (at & 31));
      // What is still there keeps the bits above it.
      if (level[at >>> 5] !== 0) return;
      at >>>= 5;
    }
  }

  has(place: number): boolean {
    return this.hasIn(place, place);
  }

  /** Whether a place between two, both included, is in the set. */
  hasIn(from: number, to: number): boolean {
    const first = this.firstFrom(from);
    return first !== undefined && first <= to;
  }

  /** The first place of the set that is not before another. */
  firstFrom(place: number): number | undefined {
    const levels = this.levels ?? [];
    let at = Math.max(0, place);
    for (const [height, level] of levels.entries()) {
      const later = (level[at >>> 5] ?? 0) & (-1 << (at & 31));
      if (later !== 0) return lowest(levels.slice(0, height), ((at >>> 5) << 5) + firstBit(later));
      at = (at >>> 5) + 1;
    }
    return undefined;
  }
}

/** The first place below a bit of the level above these. */
function lowest(below: readonly Uint32Array[], bit: number): number {
  return below.reduceRight((at, level) => at * 32 + firstBit(level[at]), bit);
}

function firstBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function newLevels(length: number): Uint32Array[] {
  const levels: Uint32Array[] = [];
  let size = length + 1;
  do {
    size = Math.ceil(size / 32);
    levels.push(new Uint32Array(size));
  } while (size > 1);
  return levels;
}
