/**
 * A file for the folder `Saved Objects` of Tabletop Simulator: decks of cards cut from sheets. The names are those of
 * its own save files; lengths are its inches.
 */

/** A picture with cards in rows. */
export interface SheetOfCards {
  /** Where its picture is. */
  face: string;
  columns: number;
  rows: number;
  /** From 1, unique among the sheets on a table. */
  id: number;
  /** From the upper left corner, row by row. */
  cards: readonly { name: string; text: string }[];
}

/** A deck and where its pictures are. */
export interface SavedDeck {
  title: string;
  /** Where the picture of its back is. */
  back: string;
  sheets: readonly SheetOfCards[];
}

/** How far apart decks lie, in the simulator's inches. */
const APART = 3;

/** A save with decks, face down beside each other. */
export function savedObjects(title: string, decks: readonly SavedDeck[]) {
  return saveOf(
    title,
    decks.map((deck, i) => deckState(deck, { x: i * APART, z: 0 })),
  );
}

/** A save with objects in it. */
export function saveOf<T>(title: string, objects: readonly T[]) {
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

/** A deck, face down; in the simulator a single card is not a deck, but a card. */
export function deckState(deck: SavedDeck, at: { x: number; z: number }) {
  const faceDown = transformOf(at, { faceDown: true });
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

/** A deck, or a card alone, as an object of a save. */
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
        // In another player's hand a card shows its back.
        BackIsHidden: true,
        UniqueBack: false,
        // A rectangle with round corners.
        Type: 0,
      },
    ]),
  );
}

/** The simulator's own grey, which does not tint pictures. */
const GREY = { r: 0.713235259, g: 0.713235259, b: 0.713235259 };

/** Where an object is, how it is turned and how large it is: upright as seen from the lower side of the table. */
export function transformOf(
  { x, y = 1, z }: { x: number; y?: number; z: number },
  { faceDown = false, scale = 1 } = {},
) {
  const rotZ = faceDown ? 180 : 0;
  return { posX: x, posY: y, posZ: z, rotX: 0, rotY: 180, rotZ, scaleX: scale, scaleY: scale, scaleZ: scale };
}

export type Transform = ReturnType<typeof transformOf>;

/** A movable object with a name and a text, which are displayed and searchable. */
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
