/**
 * Links that contain texts: after `#`, which browsers never send, comes `/shared/2.` and the texts as JSON, with a letter for
 * each frequent word, compressed with zlib, in base64url. The checksum reveals a link that was truncated or changed on its way.
 */
import { pathProblem } from '../paths.ts';
import type { ExtrasAnswer } from '../server-messages.ts';
import type { FileText, OutsideSet } from '../text-places.ts';
import { START } from './known.ts';
import isPacked from './link-validator.generated.ts';
import type { PackedLink } from './schema.ts';

/** The contents of a link. */
export interface LinkContent {
  title: string;
  files: FileText[];
  /** Sets that these extend and that are not bundled. */
  known: OutsideSet[];
  /** The bundled sets that these extend, if the link names them. */
  bundled?: { id: string; mark: string }[];
  /** The card to show first. */
  card?: number;
  /** Whether to show it on a board. */
  isToTry?: boolean;
  /** The set's words and drawings, where they differ from what its cards declare. */
  extras?: Partial<ExtrasAnswer>;
  /** The title of the set that it was taken from, if that came by a link, too. */
  from?: string | undefined;
  /** A game with these cards, to continue: its log up to a moment, and the names of its players. */
  game?: { log: string; names: string[] };
}

/** The texts of a set. */
export type SetTexts = Pick<LinkContent, 'title' | 'files' | 'known'>;

export type SharedGame = NonNullable<LinkContent['game']>;

/** A link that cannot be opened; its message says why. */
export class BadLink extends Error {}

/** The version of the link format; readers understand it and all earlier ones. */
const VERSION = 2;
/** The place of the studio where cards are shown on a board. */
const TRY = 'try';
/** Browsers refuse addresses of about twice this length. */
export const LONGEST_LINK = 1_000_000;
/** The maximum size of the JSON of a link with all words, in bytes: a short link could unpack to any length. */
const LONGEST_TEXTS = 2 * 2 ** 20;

/** Frequent words of the JSON of a link. Control characters, which JSON has only escaped, stand for them. */
const WORDS = [
  ...[
    '"]],"c":',
    '{"t":"Card ',
    '{"t":"Landscape Feature ',
    '"f":[["card-',
    '"n":[["es",[["thing-',
    '.eco","set card-',
    '.eco","set feature-',
  ],
  ...['extends first-continent', 'extends new-horizon', 'extends polar-shores', '"b":[["', ' replaces'],
  ...['\\n  leaves ', '\\n  energy ', 'sun', 'water', 'grassland', 'desert', 'mountain', 'forest', 'animal'],
  ...[
    '\\n}\\n',
    '\\n  place ',
    '\\n  gain ',
    ' adjacent ',
    '\\n  source attested \\"',
    'at most',
    'move ',
    ' within ',
    '\\n  hand ',
  ],
];

const letterOf = (word: number): string => String.fromCharCode(word + 1);
const shortened = (json: string): string =>
  WORDS.reduce((text, word, i) => text.replaceAll(word, letterOf(i)), json);
const expanded = (text: string): string =>
  WORDS.reduce((json, word, i) => json.replaceAll(letterOf(i), word), text);

const pairs = (files: readonly FileText[]): PackedLink['f'] => files.map(({ file, text }) => [file, text]);

type Drawings = ExtrasAnswer['icons'];
type PackedDrawings = NonNullable<PackedLink['d']>;

const packedDrawings = (drawings: Drawings): PackedDrawings =>
  Object.entries(drawings).map(([word, { box, body, credit = '' }]) => [word, [...box], body, credit]);

/**
 * Returns the part of a link after the address of a page, from `#` on.
 * @throws BadLink if the texts are too long
 */
export async function linkTo(shared: LinkContent): Promise<string> {
  const { title, files, known, bundled = [], card, isToTry, extras = {}, from, game } = shared;
  const { nouns = {}, titles = {}, icons = {}, signs = {} } = extras;
  const written: PackedLink = {
    t: title,
    f: pairs(files),
    ...(known.length > 0 && { k: known.map(({ id, files }) => [id, pairs(files)]) }),
    ...(card !== undefined && { c: card }),
    ...(isToTry && { p: TRY }),
    ...(bundled.length > 0 && { b: bundled.map(({ id, mark }) => [id, mark]) }),
    ...(Object.keys(nouns).length > 0 && {
      n: Object.entries(nouns).map(([lang, all]) => [
        lang,
        all.map(([name, { one, many, bare, gender }]) => [name, [one, many, bare, gender]]),
      ]),
    }),
    ...(Object.keys(titles).length > 0 && {
      w: Object.entries(titles).map(([lang, all]) => [
        lang,
        all.map(([number, { title = '', note = '' }]) => [number, title, note]),
      ]),
    }),
    ...(Object.keys(icons).length > 0 && { d: packedDrawings(icons) }),
    ...(Object.keys(signs).length > 0 && { s: packedDrawings(signs) }),
    ...(from !== undefined && { o: from }),
    ...(game && { g: [game.log, ...game.names] }),
  };
  const bytes = new TextEncoder().encode(shortened(JSON.stringify(written)));
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  const link = `${START}${VERSION}.${lettersOf(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
  if (sizeOf(bytes) > LONGEST_TEXTS || link.length > LONGEST_LINK)
    throw new BadLink('These texts are too long for a link: save them as a zip, and send that.');
  return link;
}

/**
 * Reads a link, with or without the address of a page before it.
 * @throws BadLink that says what is wrong with it
 */
export async function readLink(text: string): Promise<LinkContent> {
  const at = text.indexOf(START);
  if (at < 0) throw new BadLink(`This is not a link to cards: it has no ${START}.`);
  const link = text.slice(at + START.length).trim();
  if (link.length > LONGEST_LINK)
    throw new BadLink(
      `This link is too long: it has ${link.length} characters, and at most ${LONGEST_LINK} are read.`,
    );
  const [, version, packed] = /^(\d{1,9})\.([\w-]+)$/.exec(link) ?? [];
  if (packed === undefined) throw new BadLink(LINK_ERROR);
  if (Number(version) > VERSION)
    throw new BadLink(
      'This link was made by a newer studio than this one: load the page again, or update ecos-cards.',
    );
  try {
    const bytes = await inflated(bytesOf(packed));
    return contentIn(JSON.parse(expanded(new TextDecoder('utf-8', { fatal: true }).decode(bytes))));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink(LINK_ERROR);
  }
}

const LINK_ERROR = 'This link is broken: a part of it is missing or was changed. Ask for it again.';

/** Encodes bytes in base64url, without padding. */
function lettersOf(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The size of a text in bytes once its letters have become words: no other byte of UTF-8 has the value of a letter. */
const sizeOf = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => sum + (WORDS[byte - 1]?.length ?? 1), 0);

/** @throws BadLink as soon as the result, with words for letters, is larger than `LONGEST_TEXTS` */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += sizeOf(part.value);
    if (size > LONGEST_TEXTS) {
      await reader.cancel();
      throw new BadLink('This link unfolds into more text than a set can have.');
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * The contents of a link, from its JSON.
 * @throws BadLink if it has any other shape
 */
function contentIn(packed: unknown): LinkContent {
  if (!isPacked(packed)) throw new BadLink(LINK_ERROR);
  const { t: title, f, k = [], b = [], c: card, p, n, w, d, s, o: from, g } = packed as PackedLink;
  const [log, ...names] = g ?? [];
  return {
    title,
    files: filesIn(f),
    known: k.map(([id, files]) => ({ id, files: filesIn(files) })),
    ...(b.length > 0 && { bundled: b.map(([id, mark]) => ({ id, mark })) }),
    ...(card !== undefined && { card }),
    ...(p === TRY && { isToTry: true }),
    ...((n ?? w ?? d ?? s) && {
      extras: {
        ...(n && { nouns: Object.fromEntries(n.map(([lang, all]) => [lang, all.map(nounIn)])) }),
        ...(w && { titles: Object.fromEntries(w.map(([lang, all]) => [lang, all.map(textsIn)])) }),
        ...(d && { icons: drawingsIn(d) }),
        ...(s && { signs: drawingsIn(s) }),
      },
    }),
    ...(from !== undefined && { from }),
    ...(log !== undefined && { game: { log, names } }),
  };
}

/** Files with different names. */
function filesIn(files: PackedLink['f']): FileText[] {
  const isMisnamed = files.some(([file]) => pathProblem(file) !== undefined);
  if (isMisnamed || new Map(files).size < files.length) throw new BadLink(LINK_ERROR);
  return files.map(([file, text]) => ({ file, text }));
}

const nounIn = ([name, [one, many, bare, gender]]: NonNullable<PackedLink['n']>[number][1][number]) =>
  [name, { one, many, bare, gender }] as Named;

type Named = NonNullable<ExtrasAnswer['nouns'][Lang]>[number];
type Lang = keyof ExtrasAnswer['nouns'];

const textsIn = ([number, title, note]: NonNullable<PackedLink['w']>[number][1][number]) =>
  [number, { ...(title && { title }), ...(note && { note }) }] as [number, { title?: string; note?: string }];

/** A tag of a drawing: a plain shape or a group, which loads and runs nothing. */
const PLAIN_TAG =
  /<(?:\/g|(?:g|path|rect|circle|ellipse|line|polyline|polygon)(?: (?:d|points|transform|[xyr]|width|height|[cr][xy]|[xy][12]|(?:fill|stroke)(?:-[a-z]+)?|opacity|display|visibility)="(?!\s*url)[-+\w.,#%()\s/]*")*\/?)>/g;

/** Drawings of plain shapes. */
function drawingsIn(packed: PackedDrawings): Drawings {
  if (packed.some(([, , body]) => body.replaceAll(PLAIN_TAG, '') !== '')) throw new BadLink(LINK_ERROR);
  return Object.fromEntries(
    packed.map(([word, box, body, credit]) => [word, { box, body, ...(credit && { credit }) }]),
  );
}
