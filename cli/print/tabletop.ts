/** Writes the folder of `ecos print --tabletop`: sheets, models and saves for Tabletop Simulator. */
import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  boxContext,
  boxPieces,
  creditLine,
  drawPieces,
  drawSheets,
  iconWarnings,
  label,
  largestDpi,
  loadIcons,
  PAPERS,
  type Piece,
  type PiecePictures,
  pieceModel,
  printTheme,
  type SavedDeck,
  type SavedPiece,
  SHEET,
  savedGame,
  savedObjects,
  type TabletopSheets,
} from '../../print/index.ts';
import { isFeature, UserError } from '../../program/index.ts';
import { writeFolder } from '../files/write-folder.ts';
import { listedCard } from '../run/cards.ts';
import { asJson, backName, type PictureJob, pictureMetadata, type WrittenFiles } from './pictures.ts';

type OutputFolder = ReturnType<typeof outputFolder>;

/** Collects the files of a folder. @param url the address that it will be served from, if not this computer */
function outputFolder(folder: string, url: string | undefined) {
  const files: [string, string | Uint8Array][] = [];
  /** Adds a file and returns its address. */
  const add = (name: string, content: string | Uint8Array): string => {
    files.push([name, content]);
    if (url === undefined) return pathToFileURL(resolve(folder, name)).href;
    // The simulator caches downloads by address: different content needs a different address.
    return `${url.replace(/\/+$/, '')}/${name}?${hash('sha256', content).slice(0, 8)}`;
  };
  return { files, add };
}

/**
 * Writes sheets of cards and saves for the folder `Saved Objects` of Tabletop Simulator: one save per deck, one with all decks,
 * and with `withPieces` one of the whole game, `game.json`. `url` is the address that the folder will be served from; without it,
 * the saves refer to files on this computer.
 */
export async function writeTabletop(
  folder: string,
  { chosen, input }: PictureJob,
  url: string | undefined,
  withPieces: boolean,
): Promise<WrittenFiles> {
  const most = largestDpi(input.card);
  if (input.dpi > most)
    throw new UserError(
      `At ${input.dpi} dpi a sheet of cards is wider or higher than the ${SHEET.pixels} pixels that Tabletop Simulator accepts: write --dpi ${most} or less.`,
    );
  const paper = { paper: PAPERS.a4, bleed: 0 };
  const context = withPieces
    ? boxContext(
        { ...input, ...paper, features: input.cards.filter(isFeature) },
        loadIcons(input.iconFolders),
      )
    : undefined;
  const palette = context?.palette;
  const pieces = context ? boxPieces(context) : [];
  const cards = await drawSheets(input);
  const pictures = await drawPieces(pieces, input.dpi, {
    theme: printTheme(input.proof),
    ...(input.lang && { lang: input.lang }),
    ...(input.allowOverflow && { allowOverflow: true }),
  });
  const output = outputFolder(folder, url);
  const decks = decksOf(cards, chosen, input, output);
  if (context) {
    const { total } = context.inventory.cubes;
    const cubes = {
      name: label(context.wording.good('cube', true)),
      count: total,
      colour: context.palette.theme.cube,
    };
    const saved = savedPieces(pieces, pictures, output);
    const game = savedGame({ title: input.setTitle, decks: [...decks.values()], pieces: saved, cubes });
    output.files.push(['game.json', asJson(game)]);
  }
  const credits = creditLine([...cards.icons, ...(palette?.used ?? [])]);
  await writeFolder(folder, pictureMetadata(input, credits), output.files);
  return {
    file: folder,
    pages: cards.sheets.length + cards.backs.size + pictures.pictures.length,
    warnings: [
      ...new Set([
        ...cards.warnings,
        ...pictures.warnings,
        ...(palette ? iconWarnings(palette.icons, palette.missing) : []),
      ]),
    ],
  };
}

/** Adds the sheets and backs of all decks and their saves to the output folder. */
function decksOf(
  { sheets, backs }: TabletopSheets,
  chosen: PictureJob['chosen'],
  input: PictureJob['input'],
  output: OutputFolder,
): Map<string, SavedDeck> {
  const backAt = new Map([...backs].map(([deck, png]) => [deck, output.add(backName(deck), png)]));
  const decks = new Map<string, SavedDeck & { sheets: SavedDeck['sheets'][number][] }>();
  for (const [i, { pile, png, columns, rows, cards }] of sheets.entries()) {
    const title = `${input.setTitle}: ${pile.name}`;
    const deck = decks.get(pile.name) ?? { title, back: backAt.get(pile.deck)!, sheets: [] };
    decks.set(pile.name, deck);
    const face = output.add(`${pile.name}-${deck.sheets.length + 1}.png`, png);
    const listed = cards.map((place) => listedCard(chosen[place]!, input.lang ?? 'en'));
    const named = listed.map(({ number, title, text }) => ({ name: title ?? `${number}`, text }));
    deck.sheets.push({ face, columns, rows, id: i + 1, cards: named });
  }
  for (const [name, deck] of decks)
    output.files.push([`${name}.json`, asJson(savedObjects(deck.title, [deck]))]);
  output.files.push(['all.json', asJson(savedObjects(input.setTitle, [...decks.values()]))]);
  return decks;
}

/** Adds the pictures and models of pieces to the output folder; pieces of the same size share a model. */
function savedPieces(
  pieces: readonly Piece[],
  { pictures }: PiecePictures,
  output: OutputFolder,
): SavedPiece[] {
  const models = new Map<string, string>();
  return pieces.map((piece, i) => {
    const { png, mapping } = pictures[i]!;
    const text = pieceModel(piece.shape, piece.thickness, mapping);
    const model = models.get(text) ?? output.add(`piece-${piece.key}.obj`, text);
    models.set(text, model);
    return { piece, model, picture: output.add(`piece-${piece.key}.png`, png) };
  });
}
