/** What people print for: the four pictures, what each asks for, and the options of `ecos print` that follow. */
import type { Lang } from '../../../print/languages/index.ts';
import type { PrintRequest } from '../../server-messages.ts';

/** The four pictures: their names, and what they say below. */
export const PURPOSES = {
  sleeve: ['Sleeve it', 'fronts, cut at home'],
  both: ['Cut both sides', 'with backs that line up'],
  shop: ['A print shop', 'one card a page, bleed'],
  table: ['A virtual table', 'Tabletop Simulator, pictures'],
} as const;
export type Purpose = keyof typeof PURPOSES;

/**
 * The choices of the user, by name; those that are absent are as at first. Most are options of the command; `purpose`, `shop`,
 * `target`, `changed`, `since`, `box` and `contents` are the page's own.
 */
export type Choices = PrintRequest;

/** The shops: their profiles, and how they are called in the list and after "for". */
export const SHOPS = {
  square: ['Square cards of 2.5 inches', 'square cards of 2.5 inches'],
  drivethrucards: ['DriveThruCards', 'DriveThruCards'],
  makeplayingcards: ['MakePlayingCards (pictures)', 'MakePlayingCards'],
  thegamecrafter: ['The Game Crafter (pictures)', 'The Game Crafter'],
  shop: ['Another one', 'a print shop'],
} as const;
const PICTURE_SHOPS: readonly string[] = ['makeplayingcards', 'thegamecrafter'];

/** What all prints ask for. */
const OF_ALL = ['cards', 'hand', 'inherited', 'proof', 'fitting', 'allowOverflow'];
/** What sheets to cut ask for. */
const OF_SHEETS = [
  ...['card', 'paper', 'frame', 'legend', 'marks', 'date'],
  ...['bleed', 'gutter', 'margin', 'safe', 'box', 'contents', 'tokens'],
];
/** What only a box asks for, and what it does not ask for: it has all cards and a page of icons. */
const OF_BOX: Readonly<Record<string, boolean>> = {
  ...{ contents: true, tokens: true },
  ...{ cards: false, hand: false, inherited: false, legend: false },
};

/** What is made: the options that it always has, and what it asks for. */
const MADE = {
  sleeve: { always: { profile: 'home' }, asked: OF_SHEETS },
  both: { always: { profile: 'home-duplex' }, asked: [...OF_SHEETS, 'flip', 'offset'] },
  shop: { always: {}, asked: ['shop', 'pdfx', 'shopProof', 'bleed', 'safe'] },
  shopPictures: { always: { png: true }, asked: ['shop', 'bleed', 'safe'] },
  tabletop: { always: { tabletop: true }, asked: ['target', 'card', 'safe', 'box'] },
  pictures: { always: { png: true, duplex: true }, asked: ['target', 'card', 'bleed', 'safe'] },
} satisfies Record<string, { always: PrintRequest; asked: readonly string[] }>;
type Made = keyof typeof MADE;

export const purposeOf = ({ purpose }: Choices): Purpose =>
  Object.hasOwn(PURPOSES, `${purpose}`) ? (purpose as Purpose) : 'sleeve';

export const shopOf = ({ shop }: Choices): keyof typeof SHOPS =>
  Object.hasOwn(SHOPS, `${shop}`) ? (shop as keyof typeof SHOPS) : 'square';

/** What is made by these choices. */
export function madeOf(choices: Choices): Made {
  const purpose = purposeOf(choices);
  if (purpose === 'table') return choices.target === 'pictures' ? 'pictures' : 'tabletop';
  return purpose === 'shop' && PICTURE_SHOPS.includes(shopOf(choices)) ? 'shopPictures' : purpose;
}

/** Whether these choices ask for an option. */
export function asks(choices: Choices, option: string): boolean {
  if (option in OF_BOX && OF_BOX[option] !== isBox(choices)) return false;
  // A proof has no colour for frames.
  if (option === 'frame' && choices.proof === true) return false;
  if (option === 'card' && asks(choices, 'shop') && shopOf(choices) === 'shop') return true;
  return [...OF_ALL, ...MADE[madeOf(choices)].asked].includes(option);
}

export const isBox = (choices: Choices): boolean => asks(choices, 'box') && choices.box === true;

/** Whether one gets a zip, not a PDF. */
export const isZip = (choices: Choices): boolean =>
  purposeOf(choices) === 'table' ||
  madeOf(choices) === 'shopPictures' ||
  (asks(choices, 'shopProof') && choices.shopProof === true);

/** What a print depends on besides the choices. */
export interface Surroundings {
  lang: Lang;
  /** How far the printer shifts backs, like `0.5,-1`; in millimetres. */
  offset: string;
  /** Whether the set extends another one. */
  isExpansion: boolean;
}

/** Choices that are options of the command as they are. */
const AS_CHOSEN = [...OF_ALL, ...OF_SHEETS, 'flip', 'shopProof'].filter(
  (name) => !['date', 'box', 'contents'].includes(name),
);

/** The options of `ecos print` for these choices. */
export function requestOf(choices: Choices, { lang, offset, isExpansion }: Surroundings): PrintRequest {
  const names = AS_CHOSEN.filter((name) => name in choices && asks(choices, name));
  // A box of an expansion has only what that adds, at first.
  const isOwn = asks(choices, 'contents') && isExpansion && choices.contents !== 'everything';
  return {
    ...MADE[madeOf(choices)].always,
    ...Object.fromEntries(names.map((name) => [name, choices[name]!])),
    lang,
    ...(asks(choices, 'date') && choices.date === true && { date: new Date().toLocaleDateString('sv') }),
    ...(asks(choices, 'shop') && { profile: shopOf(choices) }),
    ...(asks(choices, 'pdfx') && choices.pdfx !== false && { pdfx: true }),
    ...(asks(choices, 'offset') && offset !== NO_OFFSET && { offset: `${offset}mm` }),
    ...(isBox(choices) && { [isOwn ? 'own' : 'box']: true }),
  };
}

/** The offset of a printer that was not measured. */
export const NO_OFFSET = '0,0';
