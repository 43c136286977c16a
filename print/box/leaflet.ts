/** The leaflet of an expansion: how to make and mix it, its pieces, a picture of each new thing, and the rules of those. */
import { markersOf, type Vocabulary } from '../../program/index.ts';
import { type Emblem, elementEmblem, signEmblem, thingEmblem } from '../card/emblem.ts';
import { label } from '../wording/context.ts';
import type { BoxContext } from './box-context.ts';
import { howToMake, listOfPieces, type Making } from './contents.ts';
import type { OwnContents } from './own.ts';
import { readingPage } from './reading.ts';
import { blocksOf, featureRules, placesOf } from './rules.ts';
import type { BoxPage, TextBlock } from './sheet.ts';

/** The leaflet, on one page. */
export function leaflet(context: BoxContext, own: OwnContents, making: Making): BoxPage {
  const { inventory, wording } = context;
  const { total } = inventory.cubes;
  const news = newThings(context, own.words);
  const rules = placesOf(context);
  const hands = own.words.hands.map(({ name }) => label(wording.handName(name)));
  const sentences = [
    ...rules,
    ...(hands.length > 0 ? [wording.title('own-hands', { names: hands.join(', ') })] : []),
  ];
  const blocks: TextBlock[] = [
    { title: wording.title('own-title', { title: making.setTitle }) },
    ...howToMake(context, making),
    { text: wording.title('own-mix') },
    { heading: wording.title('box-besides') },
    { text: wording.title('own-game', { title: own.extendsTitle }) },
    ...(total > 0 ? [{ text: wording.title('own-cubes', { total }) }] : []),
    ...listOfPieces(context, making),
    ...(news.length > 0 ? [{ heading: wording.title('own-new') }, { pictures: news, columns: 3 }] : []),
    ...(sentences.length > 0
      ? [{ heading: wording.title('own-rules') }, ...sentences.map((text) => ({ text }))]
      : []),
    ...(inventory.features.length > 0 && !own.knowsFeatures ? blocksOf([featureRules(context)]) : []),
  ];
  return readingPage(context, wording.title('box-pieces'), blocks);
}

/** A picture of each new thing, with its name and how many there are. */
function newThings({ palette, wording }: BoxContext, own: Vocabulary): { emblem: Emblem; text: string }[] {
  const { ink } = palette.look;
  const things = [...own.animals, ...markersOf(own)].map(({ name, count }) => ({
    emblem: thingEmblem(name, palette),
    text: `${label(wording.noun(name, false))} × ${count}`,
  }));
  const elements = own.elements.map(({ name, count }) => ({
    emblem: elementEmblem(name, palette),
    text: `${label(wording.elementName(name))} × ${count}`,
  }));
  const hands = own.hands.map(({ name }) => ({
    emblem: signEmblem(name, ink, palette),
    text: label(wording.handName(name)),
  }));
  return [...elements, ...things, ...hands];
}
