/** A page that explains the icons: every element, thing and sign the cards of a set can show, and what it is called. */
import { ENGINE_THINGS, type Vocabulary } from '../program/index.ts';
import { type Emblem, elementEmblem, pointsEmblem, signEmblem, thingEmblem } from './card/emblem.ts';
import type { Palette } from './card/palette.ts';
import { elementName, noun } from './wording/nouns.ts';
import { capital, type Phrase, plain } from './wording/parts.ts';
import type { WordingContext } from './wording/speech.ts';

export interface LegendView {
  title: string;
  groups: { title: string; entries: { emblem: Emblem; text: string }[] }[];
}

/** The legend of a set's words, in the language of the cards. */
export function legendView(words: Vocabulary, speech: WordingContext, palette: Palette): LegendView {
  const { tongue } = speech;
  const { look } = palette;
  const say = (phrase: Phrase) => plain(capital(phrase));
  const thing = (name: string) => ({
    emblem: thingEmblem(name, palette),
    text: say([{ part: 'text', text: plain(noun(name, false, speech).phrase) }]),
  });
  const sign = (name: string, colour: string, text: Phrase) => ({
    emblem: signEmblem(name, colour, palette),
    text: say(text),
  });
  const named = (name: 'card' | 'cube'): Phrase => [{ part: 'text', text: tongue.noun(name)!.one }];
  return {
    title: say(tongue.say('legend')),
    groups: [
      {
        title: say(tongue.say('legend-elements')),
        entries: words.elements.map(({ name }) => ({
          emblem: elementEmblem(name, palette),
          text: say([{ part: 'text', text: elementName(name, speech) }]),
        })),
      },
      { title: say(tongue.say('legend-landscape')), entries: ENGINE_THINGS.map(thing) },
      {
        title: say(tongue.say('legend-animals')),
        entries: words.animals.map(({ name }) => thing(name)),
      },
      {
        title: say(tongue.say('legend-signs')),
        entries: [
          sign('place', look.ink, tongue.say('legend-place')),
          { emblem: pointsEmblem(1, palette), text: say(tongue.say('points', { amount: 1 })) },
          sign('cube', look.cube, named('cube')),
          sign('card', look.ink, named('card')),
          sign('turn', look.ink, tongue.say('legend-turn')),
          sign('leaf', look.leaf.vein, tongue.say('legend-leaf')),
        ],
      },
    ],
  };
}
