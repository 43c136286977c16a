/** The public interface of `print/`: cards, sheets, boxes and pictures of them. */
import './own-assets/index.ts';

export { type PrintBoxInput, printBox } from './box/box.ts';
export { boxContext } from './box/box-context.ts';
export { ownContents } from './box/own.ts';
export { TOKEN_SHAPES } from './box/pieces/token-shapes.ts';
export { canDownload, downloadBrowser } from './browser/download.ts';
export { findBrowser } from './browser/find.ts';
export { printCalibration } from './calibration.ts';
export { artistLine } from './card-art/card-art.ts';
export { copyArt } from './card-copies.ts';
export { type CopyKind, FINE_DPI } from './copies/copy.ts';
export type { Icons } from './drawing/icons.ts';
export { makeSign, type SetSign, SIGN_ICON } from './face/face.ts';
export { FRAMES, printTheme } from './face/theme.ts';
export { isPrintFailure, PrintError, type PrintFailure } from './failure.ts';
export { galleryPage } from './gallery.ts';
export { creditLine } from './icons/origins.ts';
export { iconWarnings, loadIcons, plainIcons } from './icons.ts';
export { optional } from './optional.ts';
export { drawPictures, encodePng, type PicturesInput, pictureSize } from './pictures.ts';
export { type OutputIntent, outputIntent, usualIntent } from './press/output-intent.ts';
export { printShopProof } from './press/proof.ts';
export type { Printable } from './printable.ts';
export { RESOLUTIONS } from './resolutions.ts';
export { type BackOptions, FLIPS } from './sheet/layout.ts';
export { PAPERS, type Paper, parsePaper } from './sheet/paper.ts';
export { PROFILES, type Profile, type ProfileName } from './sheet/profiles.ts';
export {
  openPrinter,
  type PrintedCards,
  type Printer,
  type PrintInput,
  type PrintProgress,
  printCards,
} from './sheets.ts';
export { svgToPng } from './svg-to-png.ts';
export { type SavedPiece, savedGame } from './tabletop/game.ts';
export { pieceModel } from './tabletop/model.ts';
export type { Piece } from './tabletop/piece.ts';
export { drawPieces, type PiecePictures } from './tabletop/piece-pictures.ts';
export { boxPieces } from './tabletop/pieces.ts';
export { type SavedDeck, savedObjects } from './tabletop/save.ts';
export { drawSheets, largestDpi, SHEET, type TabletopSheets } from './tabletop/sheets.ts';
export { label } from './wording/context.ts';
export { LANGUAGES, type Lang } from './wording/language.ts';
export { featureText, stepsText } from './wording/text.ts';
