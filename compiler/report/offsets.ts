/** A set of offsets in a text with fast range queries, however long the text. */
export class Offsets {
  /**
   * One bit for each offset; above that, one bit for each non-empty 32-bit word, and so on up to a single word. Allocated with
   * the first offset, since most texts have none.
   */
  private levels: Uint32Array[] | undefined;
  private readonly length: number;

  /** For offsets from 0 to `length`. */
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
      // The word still has bits, so the levels above keep theirs.
      if (level[at >>> 5] !== 0) return;
      at >>>= 5;
    }
  }

  has(place: number): boolean {
    return this.hasIn(place, place);
  }

  /** Whether the set has an offset from `from` to `to`, both included. */
  hasIn(from: number, to: number): boolean {
    const first = this.firstFrom(from);
    return first !== undefined && first <= to;
  }

  /** The first offset of the set that is not before `place`. */
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

/** The first offset below a bit of the level above these. */
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
