/** A page that explains the icons: every element, thing and sign on the cards of a set, with its name. */
import { ENGINE_THINGS, markersOf, type Vocabulary } from '../../program/index.ts';
import {
  type Emblem,
  elementEmblem,
  iconEmblem,
  pointsEmblem,
  signEmblem,
  thingEmblem,
} from '../face/emblems/emblem.ts';
import type { Palette } from '../face/palette.ts';
import { label, type WordingContext } from '../wording/context.ts';
import type { TextPart } from './words.ts';

/** How many columns the icons are in. */
const COLUMNS = 3;

type Entry = { emblem: Emblem; text: string };

/** The legend of a set's words, in the language of the cards. */
export function legendText(words: Vocabulary, wording: WordingContext, palette: Palette): TextPart[] {
  const { theme } = palette;
  const thing = (name: string) => ({
    emblem: thingEmblem(name, palette),
    text: label(wording.noun(name, false)),
  });
  const sign = (name: string, colour: string, text: string) => ({
    emblem: signEmblem(name, colour, palette),
    text,
  });
  const group = (title: `legend-${'elements' | 'landscape' | 'animals' | 'signs'}`, pictures: Entry[]) => [
    { heading: wording.title(title) },
    { pictures, columns: COLUMNS },
  ];
  const elements = words.elements.map(({ name }) => ({
    emblem: elementEmblem(name, palette),
    text: label(wording.elementName(name)),
  }));
  const limit = wording.say('limit-sign', { which: 'atMost', amount: wording.points(3), each: 'no' });
  return [
    { title: wording.title('legend') },
    ...group('legend-elements', elements),
    ...group('legend-landscape', [...ENGINE_THINGS, ...markersOf(words).map(({ name }) => name)].map(thing)),
    ...group(
      'legend-animals',
      words.animals.map(({ name }) => thing(name)),
    ),
    ...group('legend-signs', [
      sign('place', theme.ink, wording.title('legend-place')),
      { emblem: pointsEmblem(1, palette), text: wording.title('points', { amount: 1 }) },
      sign('cube', theme.cube, label(wording.good('cube'))),
      sign('card', theme.ink, label(wording.good('card'))),
      sign('turn', theme.ink, wording.title('legend-turn')),
      sign('leaf', theme.leaf.vein, wording.title('legend-leaf')),
      {
        emblem: iconEmblem({ icon: 'ring', name: '', letter: 'A' }, palette),
        text: wording.title('legend-ring'),
      },
      { emblem: iconEmblem({ icon: 'limit', sign: limit }, palette), text: wording.title('legend-limit') },
    ]),
  ];
}
