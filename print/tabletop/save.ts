/**
 * Files for Tabletop Simulator's folder `Saved Objects`: decks of cards cut from sheets, and other objects. Property
 * names are those of its save files; lengths are in its inches.
 */

/** A picture with cards in rows. */
export interface SheetOfCards {
  /** The location of its picture. */
  face: string;
  columns: number;
  rows: number;
  /** Its number, from 1, unique among the sheets on a table. */
  id: number;
  /** The cards, from the upper left corner, row by row. */
  cards: readonly { name: string; text: string }[];
}

/** A deck, and the locations of its pictures. */
export interface SavedDeck {
  title: string;
  /** The location of the picture of its back. */
  back: string;
  sheets: readonly SheetOfCards[];
}

/** The distance between decks, in inches. */
const DECK_GAP = 3;

/** A save with decks, side by side and face down. */
export function savedObjects(title: string, decks: readonly SavedDeck[]) {
  return makeSave(
    title,
    decks.map((deck, i) => deckState(deck, { x: i * DECK_GAP, z: 0 })),
  );
}

/** A save with objects in it. */
export function makeSave<T>(title: string, objects: readonly T[]) {
  return {
    SaveName: title,
    GameMode: '',
    Date: '',
    VersionNumber: '',
    Table: '',
    Sky: '',
    Note: '',
    Rules: '',
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
    ObjectStates: [...objects],
  };
}

/** A face-down deck; the simulator represents a single card as a card, not as a deck. */
export function deckState(deck: SavedDeck, at: { x: number; z: number }) {
  const faceDown = makeTransform(at, { faceDown: true });
  const cards = deck.sheets.flatMap((sheet) =>
    sheet.cards.map((card, slot) => ({
      ...newState('Card', faceDown, card.name, card.text),
      SidewaysCard: false,
      Hands: true,
      CardID: sheet.id * 100 + slot,
      CustomDeck: customDeck(deck, [sheet]),
    })),
  );
  const [only, ...others] = cards;
  if (only && others.length === 0) return { ...only, Name: 'CardCustom' };
  return {
    ...newState('DeckCustom', faceDown, deck.title),
    SidewaysCard: false,
    Hands: false,
    DeckIDs: cards.map(({ CardID }) => CardID),
    CustomDeck: customDeck(deck, deck.sheets),
    ContainedObjects: cards,
  };
}

/** A deck, or a single card, as an object of a save. */
export type DeckState = ReturnType<typeof deckState>;

function customDeck({ back }: SavedDeck, sheets: readonly SheetOfCards[]) {
  return Object.fromEntries(
    sheets.map(({ id, face, columns, rows }) => [
      `${id}`,
      {
        FaceURL: face,
        BackURL: back,
        NumWidth: columns,
        NumHeight: rows,
        // In another player's hand, a card shows its back.
        BackIsHidden: true,
        UniqueBack: false,
        // A rectangle with rounded corners.
        Type: 0,
      },
    ]),
  );
}

/** The simulator's default grey, which does not tint pictures. */
const GREY = { r: 0.713235259, g: 0.713235259, b: 0.713235259 };

/** The position, rotation and scale of an object that is upright as seen from the lower side of the table. */
export function makeTransform(
  { x, y = 1, z }: { x: number; y?: number; z: number },
  { faceDown = false, scale = 1 } = {},
) {
  const rotZ = faceDown ? 180 : 0;
  return { posX: x, posY: y, posZ: z, rotX: 0, rotY: 180, rotZ, scaleX: scale, scaleY: scale, scaleZ: scale };
}

export type Transform = ReturnType<typeof makeTransform>;

/** A movable object with a name and a description, which are displayed and searchable. */
export function newState<Name extends string>(
  name: Name,
  transform: Transform,
  nickname: string,
  description = '',
  colour = GREY,
) {
  return {
    Name: name,
    Transform: transform,
    Nickname: nickname,
    Description: description,
    GMNotes: '',
    ColorDiffuse: colour,
    Locked: false,
    Grid: true,
    Snap: true,
    IgnoreFoW: false,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    Hands: false,
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
  };
}
