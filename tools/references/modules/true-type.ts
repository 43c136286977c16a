/** Reads fonts: WOFF, with TrueType outlines. */
import { inflateSync } from 'node:zlib';

/** Characters used in texts: no control characters, and accents only combined with their letters. */
const WRITTEN = /[\p{Lu}\p{Ll}\p{Lo}\p{N}\p{P}\p{S}\p{Zs}]/u;

type Point = { x: number; y: number; on: boolean };

/** The flag of a font that says which of its two sets of heights applies. */
const USE_TYPO_METRICS = 1 << 7;

/** A TrueType font. */
export class Font {
  private readonly tables = new Map<string, Buffer>();

  constructor(file: Buffer) {
    for (let i = 0; i < file.readUInt16BE(12); i++) {
      const at = 44 + 20 * i;
      const [from, packed, length] = [4, 8, 12].map((offset) => file.readUInt32BE(at + offset)) as [
        number,
        number,
        number,
      ];
      const data = file.subarray(from, from + packed);
      this.tables.set(file.toString('latin1', at, at + 4), packed < length ? inflateSync(data) : data);
    }
  }

  private table(name: string): Buffer {
    const table = this.tables.get(name);
    if (!table) throw new Error(`the font has no table ${name}`);
    return table;
  }

  get units(): number {
    return this.table('head').readUInt16BE(18);
  }

  /** The heights above and below the base line, from the table that the font itself selects. */
  get bounds(): { ascent: number; descent: number } {
    const [names, lines] = [this.table('OS/2'), this.table('hhea')];
    const [table, at] = (names.readUInt16BE(62) & USE_TYPO_METRICS) === 0 ? [lines, 4] : [names, 68];
    return { ascent: table.readInt16BE(at), descent: -table.readInt16BE(at + 2) };
  }

  advance(glyph: number): number {
    const last = this.table('hhea').readUInt16BE(34) - 1;
    return this.table('hmtx').readUInt16BE(4 * Math.min(glyph, last));
  }

  /** The glyphs of characters, from a table of format 4. */
  characters(): Map<string, number> {
    const cmap = this.table('cmap');
    const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i));
    const at = starts.find((start) => cmap.readUInt16BE(start) === 4);
    if (at === undefined) throw new Error('the font has no table of characters of format 4');
    const doubled = cmap.readUInt16BE(at + 6);
    const found = new Map<string, number>();
    for (let i = 0; i < doubled; i += 2) {
      const end = cmap.readUInt16BE(at + 14 + i);
      const start = cmap.readUInt16BE(at + 16 + doubled + i);
      const delta = cmap.readInt16BE(at + 16 + 2 * doubled + i);
      const place = at + 16 + 3 * doubled + i;
      const offset = cmap.readUInt16BE(place);
      for (let code = start; code <= end && code < 0xffff; code++) {
        const glyph = offset === 0 ? code : cmap.readUInt16BE(place + offset + 2 * (code - start));
        if (glyph !== 0 && WRITTEN.test(String.fromCodePoint(code)))
          found.set(String.fromCodePoint(code), (glyph + delta) & 0xffff);
      }
    }
    return found;
  }

  /** The outline of a glyph as SVG path data, in font units, with the base line at 0. */
  outline(glyph: number): string {
    return this.contours(glyph).map(pathOf).join('');
  }

  private contours(glyph: number): Point[][] {
    const long = this.table('head').readInt16BE(50) === 1;
    const loca = this.table('loca');
    const at = (i: number) => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
    const data = this.table('glyf').subarray(at(glyph), at(glyph + 1));
    if (data.length === 0) return [];
    const count = data.readInt16BE(0);
    return count < 0 ? this.composed(data) : simple(data, count);
  }

  /** A glyph composed of others, such as a letter and its accent. */
  private composed(data: Buffer): Point[][] {
    const found: Point[][] = [];
    for (let at = 10, more = true; more; ) {
      const flags = data.readUInt16BE(at);
      const glyph = data.readUInt16BE(at + 2);
      if ((flags & 2) === 0) throw new Error('a glyph is composed in an unknown way');
      const words = (flags & 1) !== 0;
      const [dx, dy] = words
        ? [data.readInt16BE(at + 4), data.readInt16BE(at + 6)]
        : [data.readInt8(at + 4), data.readInt8(at + 5)];
      at += words ? 8 : 6;
      const fractions = (flags & 8) !== 0 ? 1 : (flags & 0x40) !== 0 ? 2 : (flags & 0x80) !== 0 ? 4 : 0;
      const scale = Array.from({ length: fractions }, (_, i) => data.readInt16BE(at + 2 * i) / 2 ** 14);
      at += 2 * fractions;
      const [xx = 1, xy = 0, yx = 0, yy = xx] = fractions === 2 ? [scale[0]!, 0, 0, scale[1]!] : scale;
      found.push(
        ...this.contours(glyph).map((points) =>
          // Coordinates grow downwards here, but upwards in the font.
          points.map(({ x, y, on }) => ({
            x: Math.round(x * xx - y * yx) + dx,
            y: Math.round(y * yy - x * xy) - dy,
            on,
          })),
        ),
      );
      more = (flags & 0x20) !== 0;
    }
    return found;
  }

  /** Finds the lookups of a table by index. */
  private lookups(table: 'GSUB' | 'GPOS'): (lookup: number) => { kind: number; subtables: Buffer[] } {
    const data = this.table(table);
    const lookups = data.readUInt16BE(8);
    return (lookup) => {
      const at = lookups + data.readUInt16BE(lookups + 2 + 2 * lookup);
      const subtables = Array.from({ length: data.readUInt16BE(at + 4) }, (_, i) =>
        data.subarray(at + data.readUInt16BE(at + 6 + 2 * i)),
      );
      return { kind: data.readUInt16BE(at), subtables };
    };
  }

  /** The subtables of a feature's lookups of this kind, by lookup, in the order in which they apply. */
  private subtables(table: 'GSUB' | 'GPOS', feature: string, kind: number): Buffer[][] {
    const data = this.table(table);
    const features = data.readUInt16BE(6);
    const of = new Set<number>();
    for (let i = 0; i < data.readUInt16BE(features); i++) {
      const record = features + 2 + 6 * i;
      if (data.toString('latin1', record, record + 4) !== feature) continue;
      const at = features + data.readUInt16BE(record + 4);
      for (let j = 0; j < data.readUInt16BE(at + 2); j++) of.add(data.readUInt16BE(at + 4 + 2 * j));
    }
    const all = [...of].toSorted((a, b) => a - b).map(this.lookups(table));
    return all.flatMap((lookup) => (lookup.kind === kind ? [lookup.subtables] : []));
  }

  /** The glyphs that a feature replaces, and their replacements. */
  substitutes(feature: string): [from: number, to: number][] {
    return this.subtables('GSUB', feature, 1).flat().flatMap(substitutesOf);
  }

  /** The glyphs that a feature replaces before a certain other glyph; if several rules apply, the first comes first. */
  alternates(feature: string): { from: number; before: number; to: number }[] {
    const lookup = this.lookups('GSUB');
    return this.subtables('GSUB', feature, 6)
      .flat()
      .flatMap((data) => {
        // Format 3 with one glyph, one glyph after it, and one substitution.
        const head = [0, 2, 4, 8, 12].map((at) => data.readUInt16BE(at));
        if (head.join() !== '3,0,1,1,1') return [];
        const [glyphs, following] = [6, 10].map((at) => coverage(data.subarray(data.readUInt16BE(at))));
        const tos = new Map(lookup(data.readUInt16BE(16)).subtables.flatMap(substitutesOf));
        return glyphs!.flatMap((from) => following!.map((before) => ({ from, before, to: tos.get(from)! })));
      });
  }

  ligatures(feature: string): { parts: number[]; glyph: number }[] {
    return this.subtables('GSUB', feature, 4)
      .flat()
      .flatMap((data) =>
        coverage(data.subarray(data.readUInt16BE(2))).flatMap((first, i) => {
          const set = data.subarray(data.readUInt16BE(6 + 2 * i));
          return Array.from({ length: set.readUInt16BE(0) }, (_, j) => {
            const one = set.subarray(set.readUInt16BE(2 + 2 * j));
            const rest = Array.from({ length: one.readUInt16BE(2) - 1 }, (_, k) =>
              one.readUInt16BE(4 + 2 * k),
            );
            return { parts: [first, ...rest], glyph: one.readUInt16BE(0) };
          });
        }),
      );
  }

  /** How much to add to the distance between two adjacent glyphs; negative moves them closer. */
  kerning(): (left: number, right: number) => number {
    const lookups = this.subtables('GPOS', 'kern', 2).map((subtables) => subtables.map(pairsOf));
    // Each lookup applies, with its first subtable that has a value for the pair.
    const firstOf = (pairs: (typeof lookups)[number], left: number, right: number) => {
      for (const pair of pairs) {
        const by = pair(left, right);
        if (by !== undefined) return by;
      }
      return 0;
    };
    return (left, right) => lookups.reduce((sum, pairs) => sum + firstOf(pairs, left, right), 0);
  }
}

function simple(data: Buffer, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, i) => data.readUInt16BE(10 + 2 * i));
  const total = ends.at(-1)! + 1;
  let at = 10 + 2 * count;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = data[at++]!;
    flags.push(flag);
    if ((flag & 8) !== 0) for (let times = data[at++]!; times > 0; times--) flags.push(flag);
  }
  const along = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) value += (flag & same) === 0 ? -data[at++]! : data[at++]!;
      else if ((flag & same) === 0) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [along(2, 16), along(4, 32)];
  const points = flags.map((flag, i) => ({ x: xs[i]!, y: -ys[i]!, on: (flag & 1) !== 0 }));
  return ends.map((end, i) => points.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1));
}

/** A contour as a path. The font omits the point on the curve between two points off the curve. */
function pathOf(contour: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });
  const whole = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length]!;
    return point.on || next.on ? [point] : [point, middle(point, next)];
  });
  const from = whole.findIndex(({ on }) => on);
  const [start, ...rest] = [...whole.slice(from), ...whole.slice(0, from)] as [Point, ...Point[]];
  let path = `M${short(start.x)} ${short(start.y)}`;
  let at = start;
  let last: Point | undefined;
  for (let i = 0; i < rest.length; i++) {
    const point = rest[i]!;
    if (point.on) {
      if (point.x === at.x) path += `v${short(point.y - at.y)}`;
      else
        path += point.y === at.y ? `h${short(point.x - at.x)}` : `l${pair(point.x - at.x, point.y - at.y)}`;
      at = point;
      last = undefined;
      continue;
    }
    const to = rest[++i] ?? start;
    const smooth = last && 2 * at.x - last.x === point.x && 2 * at.y - last.y === point.y;
    path += smooth
      ? `t${pair(to.x - at.x, to.y - at.y)}`
      : `q${pair(point.x - at.x, point.y - at.y)}${joined(to.x - at.x)}${joined(to.y - at.y)}`;
    last = point;
    at = to;
  }
  return `${path}z`;
}

const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.');
const joined = (value: number) => (value < 0 ? short(value) : ` ${short(value)}`);
const pair = (x: number, y: number) => `${short(x)}${joined(y)}`;

/** The substitutions of a subtable. */
function substitutesOf(data: Buffer): [from: number, to: number][] {
  const covered = coverage(data.subarray(data.readUInt16BE(2)));
  return covered.map((glyph, i): [number, number] => [
    glyph,
    data.readUInt16BE(0) === 1 ? (glyph + data.readInt16BE(4)) & 0xffff : data.readUInt16BE(6 + 2 * i),
  ]);
}

/** The glyphs of a coverage table, in order of their coverage index. */
function coverage(data: Buffer): number[] {
  const count = data.readUInt16BE(2);
  if (data.readUInt16BE(0) === 1)
    return Array.from({ length: count }, (_, i) => data.readUInt16BE(4 + 2 * i));
  return Array.from({ length: count }, (_, i) => {
    const [first, last] = [data.readUInt16BE(4 + 6 * i), data.readUInt16BE(6 + 6 * i)];
    return Array.from({ length: last - first + 1 }, (_, j) => first + j);
  }).flat();
}

/** The class of each glyph, from a class definition table; 0 for glyphs that the table does not list. */
function classesOf(data: Buffer): (glyph: number) => number {
  const classes = new Map<number, number>();
  if (data.readUInt16BE(0) === 1) {
    const first = data.readUInt16BE(2);
    for (let i = 0; i < data.readUInt16BE(4); i++) classes.set(first + i, data.readUInt16BE(6 + 2 * i));
  } else {
    for (let i = 0; i < data.readUInt16BE(2); i++) {
      const [first, last, of] = [4, 6, 8].map((offset) => data.readUInt16BE(offset + 6 * i)) as [
        number,
        number,
        number,
      ];
      for (let glyph = first; glyph <= last; glyph++) classes.set(glyph, of);
    }
  }
  return (glyph) => classes.get(glyph) ?? 0;
}

/** The flag of a value record for the horizontal advance; fields of lower bits come before it. */
const ADVANCE = 4;
const bits = (format: number) => [...format.toString(2)].filter((bit) => bit === '1').length;

/** The kerning of a subtable; undefined for pairs that it does not contain. */
function pairsOf(data: Buffer): (left: number, right: number) => number | undefined {
  const firsts = new Map(coverage(data.subarray(data.readUInt16BE(2))).map((glyph, i) => [glyph, i]));
  const [format, second] = [data.readUInt16BE(4), data.readUInt16BE(6)];
  const size = 2 * (bits(format) + bits(second));
  const advance = (at: number) =>
    (format & ADVANCE) === 0 ? 0 : data.readInt16BE(at + 2 * bits(format & (ADVANCE - 1)));
  if (data.readUInt16BE(0) === 1) {
    const sets = [...firsts].map(([glyph, i]) => {
      const at = data.readUInt16BE(10 + 2 * i);
      const entries = Array.from({ length: data.readUInt16BE(at) }, (_, j) => {
        const record = at + 2 + j * (2 + size);
        return [data.readUInt16BE(record), advance(record + 2)] as const;
      });
      return [glyph, new Map(entries)] as const;
    });
    const pairs = new Map(sets);
    return (left, right) => pairs.get(left)?.get(right);
  }
  const [one, other] = [
    classesOf(data.subarray(data.readUInt16BE(8))),
    classesOf(data.subarray(data.readUInt16BE(10))),
  ];
  const columns = data.readUInt16BE(14);
  return (left, right) =>
    firsts.has(left) ? advance(16 + size * (one(left) * columns + other(right))) : undefined;
}
