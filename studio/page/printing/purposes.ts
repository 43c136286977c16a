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

/** Options of all prints. */
const OF_ALL = ['cards', 'hand', 'inherited', 'proof', 'fitting', 'allowOverflow'];
/** Options of sheets to cut. */
const OF_SHEETS = [
  ...['card', 'paper', 'frame', 'legend', 'marks', 'date'],
  ...['bleed', 'gutter', 'margin', 'safe'],
];

/** What is made: the options that it always has, those that it asks for, and whether it can be a whole box. */
const MADE = {
  sleeve: { always: { profile: 'home' }, asked: OF_SHEETS, hasBox: true },
  both: { always: { profile: 'home-duplex' }, asked: [...OF_SHEETS, 'flip', 'offset'], hasBox: true },
  shop: { always: {}, asked: ['shop', 'pdfx', 'shopProof', 'bleed', 'safe'], hasBox: false },
  shopPictures: { always: { png: true }, asked: ['shop', 'bleed', 'safe'], hasBox: false },
  tabletop: { always: { tabletop: true }, asked: ['target', 'card', 'safe'], hasBox: true },
  pictures: {
    always: { png: true, duplex: true },
    asked: ['target', 'card', 'bleed', 'safe'],
    hasBox: false,
  },
} satisfies Record<string, { always: PrintRequest; asked: readonly string[]; hasBox: boolean }>;
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
export const asks = (choices: Choices, option: string): boolean =>
  (MADE[madeOf(choices)].asked as readonly string[]).includes(option) ||
  (option === 'card' && asks(choices, 'shop') && shopOf(choices) === 'shop');

export const canBeBox = (choices: Choices): boolean => MADE[madeOf(choices)].hasBox;

export const isBox = (choices: Choices): boolean => canBeBox(choices) && choices.box === true;

/** Whether one gets a zip, not a PDF. */
export const isZip = (choices: Choices): boolean =>
  purposeOf(choices) === 'table' || madeOf(choices) === 'shopPictures' || hasProof(choices);

const hasProof = (choices: Choices): boolean => asks(choices, 'shopProof') && choices.shopProof === true;

/** What a print depends on besides the choices. */
export interface Surroundings {
  lang: Lang;
  /** How far the printer shifts backs, like `0.5,-1`; in millimetres. */
  offset: string;
  /** Whether the set extends another one. */
  isExpansion: boolean;
}

/** Whether a box has only what the set adds to those that it extends: at first, if it extends any. */
export const isOwnBox = (choices: Choices, isExpansion: boolean): boolean =>
  isBox(choices) && madeOf(choices) !== 'tabletop' && isExpansion && choices.contents !== 'everything';

/** The options of `ecos print` for these choices. */
export function requestOf(choices: Choices, { lang, offset, isExpansion }: Surroundings): PrintRequest {
  const boxed = isBox(choices);
  const { always } = MADE[madeOf(choices)];
  const names = [...OF_ALL, ...OF_SHEETS, 'flip', 'shopProof'].filter((name) => {
    if (OF_ALL.includes(name)) return !boxed || !IN_EACH_BOX.includes(name);
    return (
      asks(choices, name) && !(boxed && name === 'legend') && !(choices.proof === true && name === 'frame')
    );
  });
  const asked = Object.fromEntries(
    names.flatMap((name) => (name in choices ? [[name, choices[name]!]] : [])),
  );
  const { date, ...others } = asked;
  return {
    ...always,
    ...others,
    lang,
    ...(date === true && { date: new Date().toLocaleDateString('sv') }),
    ...(asks(choices, 'shop') && { profile: shopOf(choices) }),
    ...(asks(choices, 'pdfx') && choices.pdfx !== false && { pdfx: true }),
    ...(asks(choices, 'offset') && offset !== NO_OFFSET && { offset: `${offset}mm` }),
    ...(boxed && { [isOwnBox(choices, isExpansion) ? 'own' : 'box']: true }),
    ...(boxed && asks(choices, 'paper') && choices.tokens !== undefined && { tokens: choices.tokens }),
  };
}

/** Options that choose cards, of which a box has all. */
const IN_EACH_BOX = ['cards', 'hand', 'inherited'];

/** The offset of a printer that was not measured. */
export const NO_OFFSET = '0,0';
