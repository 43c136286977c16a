/**
 * A file for the folder `Saved Objects` of Tabletop Simulator: decks of cards cut from sheets. The names are those of
 * its own save files.
 */

/** A picture with cards in rows. */
export interface SheetOfCards {
  /** Where its picture is. */
  face: string;
  columns: number;
  rows: number;
  /** A number no other sheet on the same table has, from 1 on. */
  id: number;
  /** From the upper left corner on, row by row. */
  cards: readonly { name: string; text: string }[];
}

export interface SavedDeck {
  title: string;
  /** Where the picture of its back is. */
  back: string;
  sheets: readonly SheetOfCards[];
}

/** How far apart decks lie, in the simulator's inches. */
const APART = 3;

/** The save of some decks that lie face down beside each other. */
export function savedObjects(title: string, decks: readonly SavedDeck[]) {
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
    ObjectStates: decks.map((deck, i) => deckState(deck, i * APART)),
  };
}

/** A deck; one card alone is no deck there, but a card. */
function deckState(deck: SavedDeck, posX: number) {
  const cards = deck.sheets.flatMap((sheet) =>
    sheet.cards.map((card, slot) => ({
      ...state('Card', card.name, card.text, posX),
      Hands: true,
      CardID: sheet.id * 100 + slot,
      CustomDeck: customDeck(deck, [sheet]),
    })),
  );
  const [only, ...others] = cards;
  if (only && others.length === 0) return { ...only, Name: 'CardCustom' };
  return {
    ...state('DeckCustom', deck.title, '', posX),
    Hands: false,
    DeckIDs: cards.map(({ CardID }) => CardID),
    CustomDeck: customDeck(deck, deck.sheets),
    ContainedObjects: cards,
  };
}

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

/** What every object has. */
function state(name: string, nickname: string, description: string, posX: number) {
  return {
    Name: name,
    Transform: { posX, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 },
    Nickname: nickname,
    Description: description,
    GMNotes: '',
    ColorDiffuse: { r: 0.713235259, g: 0.713235259, b: 0.713235259 },
    Locked: false,
    Grid: true,
    Snap: true,
    IgnoreFoW: false,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    SidewaysCard: false,
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
  };
}
