/**
 * The front of an expansion's leaflet: how to make it and mix it in, and its pieces. The new rules are on the back
 * (`news.ts`).
 */
import type { TextPart } from '../face/words.ts';
import type { BoxContext } from './box-context.ts';
import { howToMake, listOfPieces, type PrintInstructions } from './contents.ts';
import type { OwnContents } from './own.ts';
import { readingPage } from './reading.ts';
import type { BoxPage } from './sheet.ts';

/** Instructions for making and adding an expansion, on one page. */
export function leaflet(context: BoxContext, own: OwnContents, making: PrintInstructions): BoxPage {
  const { inventory, wording } = context;
  const { total } = inventory.cubes;
  const blocks: TextPart[] = [
    { title: wording.title('own-title', { title: making.setTitle }) },
    ...howToMake(context, making),
    { text: wording.title('own-mix') },
    { heading: wording.title('box-besides') },
    { text: wording.title('own-game', { title: own.extendsTitle }) },
    ...(total > 0 ? [{ text: wording.title('own-cubes', { total }) }] : []),
    ...listOfPieces(context, making),
  ];
  return readingPage(context, wording.title('box-pieces'), blocks);
}
