/** What a card draws large: the placement that it begins with, or all that it gains. Lengths are in pixels. */
import { copies } from '../drawing/art.ts';
import type { TextStyle } from '../layout/letters.ts';
import { naturalWidth } from '../layout/widths.ts';
import type { IconSubject, Phrase, Placement, Row } from '../wording/parts.ts';
import { type Emblem, iconEmblem, placeEmblem, signEmblem, thingEmblem } from './emblems/emblem.ts';
import {
  em,
  emblemWidth,
  HEIGHT,
  inlines,
  isOfOthers,
  LINE_PX,
  lineHeight,
  type Node,
  ONE_BY_ONE,
  type RowContext,
  type SetContext,
  textLines,
  textPart,
} from './inline.ts';

/** A large placement: its arrow, as a share of it, and the space between its parts. */
const PLACED = { arrow: 0.42, gap: 0.62 };
/** A lone gain, in ems: what is beside and below its sign; its number, as a share of the height of the sign. */
const GAINED = { across: 0.55, below: 0.45, figure: 0.8 };
/** Where a ring is on a large placement: half over its outline, on the upper right. */
const ON_PLACED = { shape: { x: 83, y: 17 }, silhouette: { x: 78, y: 40 } };

/** Whether a card draws something large, if it has the room: the placement in its first row, or all that it gains. */
export const hasLarge = ([first, ...more]: readonly Row[]): boolean =>
  first !== undefined &&
  ((first.placement !== undefined && first.end === '.' && !isOfOthers(first)) ||
    (more.length === 0 && loneGain(first) !== undefined));

/** The words before what a row gains, if it gains one thing, what that is, and what else it says. */
export function loneGain({ step, sentence, trigger }: Row) {
  const [before, sign, ...more] = sentence;
  if (step?.op !== 'gain' || step.rewards.length > 1 || trigger !== undefined) return undefined;
  const [reward] = step.rewards;
  const isPlain = reward!.gain !== 'mix' && !('of' in reward! && reward.of !== undefined);
  return isPlain && before?.part === 'text' && sign?.part === 'icon'
    ? { before, sign: sign.icon, more }
    : undefined;
}

/** Whether the sign that a card draws large is that of a card, which would be a black slab. */
export const isCardSign = ([first]: readonly Row[]): boolean =>
  first !== undefined && loneGain(first)?.sign.icon === 'card';

/** The words before a large placement, its arrow and its thing, beside each other. */
export function placedNode({ sentence }: Row, { before, thing }: Placement, context: SetContext): Node {
  const size = context.setting.placed!;
  const emblem = withRing(largeEmblem(thing, context), sentence, size, context);
  const art = (drawn: Emblem, height: number): Node => ({
    flow: 'art',
    art: drawn,
    width: emblemWidth(drawn, height),
    height,
  });
  // No comma stands before a picture.
  const lead = before.map((part) =>
    part.part === 'text' ? { ...part, text: part.text.replace(/, *$/, ' ') } : part,
  );
  const words: Node[] =
    before.length === 0 ? [] : [textLines(inlines(lead, context), lineHeight(context), true)];
  const beside = (children: Node[]): Node => ({
    flow: 'side-by-side',
    children,
    gap: { across: em(PLACED.gap), down: 0 },
  });
  // Words that find no room beside both stand above them.
  return beside([...words, beside([art(arrowOf(context), PLACED.arrow * size), art(emblem, size)])]);
}

/** What a card gains, large: its word, its number if it has one, and its sign beside each other, below them what else it says. */
export function gainNode(
  { before, sign, more }: NonNullable<ReturnType<typeof loneGain>>,
  context: SetContext,
): Node {
  const size = context.setting.placed!;
  const emblem = iconEmblem(sign, context.palette);
  const amount = sign.icon === 'element' ? sign.amount : 1;
  const isOneByOne = amount <= ONE_BY_ONE;
  const figure: TextStyle = { cut: 'bold', size: GAINED.figure * size };
  const art: Node = { flow: 'art', art: emblem, width: emblemWidth(emblem, size), height: size };
  const beside: Node = {
    flow: 'side-by-side',
    children: [
      textLines(inlines([before], context), lineHeight(context), true),
      ...(isOneByOne ? [] : [textLines([textPart(`${amount}`, figure)], size, true, figure)]),
      ...copies(isOneByOne ? amount : 1, art),
    ],
    gap: { across: em(GAINED.across), down: 0 },
  };
  const plain = { ...context, openings: [] };
  const rest = textLines(inlines(trimmed(more), plain), lineHeight(context), true);
  const below = more.length === 0 ? [] : [{ above: em(GAINED.below), node: rest }];
  return { flow: 'stack', children: [{ above: 0, node: beside }, ...below] };
}

const trimmed = ([first, ...more]: Phrase): Phrase =>
  first?.part === 'text'
    ? [{ ...first, text: first.text.trimStart() }, ...more]
    : first
      ? [first, ...more]
      : [];

/** The height that a placement may have in the width of its text: beside its words, or below them if it would be lower than `least`. */
export function mostPlaced(row: Row, context: RowContext, least: number): number {
  const setting = { isTight: false, apart: 0, placed: 1 };
  const gained = loneGain(row);
  if (gained) {
    const widthIn = (placed: number) => {
      const node = gainNode({ ...gained, more: [] }, { ...context, setting: { ...setting, placed } });
      return naturalWidth(node);
    };
    const [one, two] = [widthIn(1), widthIn(2)];
    return 1 + (context.width - one) / (two - one);
  }
  const node = placedNode(row, row.placement!, { ...context, setting });
  if (node.flow !== 'side-by-side') return 0;
  // It was one pixel high.
  const drawn = naturalWidth(node.children.at(-1)!) - node.gap.across;
  const beside = (context.width - naturalWidth(node) + drawn) / drawn;
  return beside < least ? (context.width - node.gap.across) / drawn : beside;
}

const arrowOf = ({ palette }: RowContext) => signEmblem('place', palette.theme.ink, palette);
const largeEmblem = (icon: IconSubject, { palette }: RowContext) =>
  icon.icon === 'thing' ? thingEmblem(icon.name, palette) : iconEmblem(icon, palette, 'below');

/** A large emblem of this height, with the ring that is in its sentence. */
function withRing(emblem: Emblem, sentence: Phrase, size: number, { palette }: RowContext): Emblem {
  const ring = sentence.find((part) => part.part === 'icon' && part.icon.icon === 'ring');
  if (ring?.part !== 'icon') return emblem;
  const height = (HEIGHT.ring * LINE_PX * emblem.box[3]) / size;
  const place = ON_PLACED[emblem.shape === 'sign' ? 'silhouette' : 'shape'];
  const art = placeEmblem(iconEmblem(ring.icon, palette), place, height);
  return { ...emblem, pictures: [...emblem.pictures, art] };
}
