/** What a set adds to the ones it extends: what there is more of in its own box, and the leaflet that explains it. */
import {
  type FeatureProgram,
  markersOf,
  mergeVocabulary,
  type Settings,
  type Vocabulary,
} from '../../program/index.ts';
import { type Emblem, elementEmblem, signEmblem, thingEmblem } from '../card/emblem.ts';
import { PrintError } from '../problem.ts';
import { label } from '../wording/context.ts';
import type { BoxContext } from './box-context.ts';
import { type Making, pieceRows } from './contents.ts';
import { readingPage } from './reading.ts';
import { blocksOf, featureRules, placesOf } from './rules.ts';
import type { BoxPage, TextBlock } from './sheet.ts';

/** What a set adds, and what it is added to. */
export interface OwnContents {
  words: Vocabulary;
  /** The title of what it extends. */
  extendsTitle: string;
  /** Whether what it extends has Landscape Features, too. */
  knowsFeatures: boolean;
}

interface Declared {
  title: string;
  vocabulary: Vocabulary;
  features: readonly FeatureProgram[];
}

/** What the last set of a chain adds to those before it; throws if there are none before it. */
export function ownContents(chain: readonly Declared[]): OwnContents {
  const base = chain.slice(0, -1);
  const last = base.at(-1);
  if (!last)
    throw new PrintError('incomplete-set', 'This set extends no other, so all of its box is its own.');
  const before = mergeVocabulary(base.map(({ vocabulary }) => vocabulary));
  const after = mergeVocabulary(chain.map(({ vocabulary }) => vocabulary));
  const hasBefore = new Set([...before.hands, ...before.layouts].map(({ name }) => name));
  const isNew = ({ name }: { name: string }) => !hasBefore.has(name);
  return {
    words: {
      settings: moreOf(before.settings, after.settings),
      elements: added(before.elements, after.elements),
      animals: added(before.animals, after.animals),
      markers: added(markersOf(before), markersOf(after)),
      hands: after.hands.filter(isNew),
      layouts: after.layouts.filter(isNew),
    },
    extendsTitle: last.title,
    knowsFeatures: base.some(({ features }) => features.length > 0),
  };
}

/** Things there are more of than before, with how many more. */
function added<T extends { name: string; count: number }>(before: readonly T[], after: readonly T[]): T[] {
  const counts = new Map(before.map(({ name, count }) => [name, count]));
  return after
    .map((one) => ({ ...one, count: one.count - (counts.get(one.name) ?? 0) }))
    .filter(({ count }) => count > 0);
}

function moreOf(before: Settings, after: Settings): Settings {
  const more = (of: (settings: Settings) => number | undefined) =>
    Math.max(0, (of(after) ?? 0) - (of(before) ?? 0));
  const names = ['land', 'water', 'mountain', 'forest'] as const;
  return {
    supply: Object.fromEntries(names.map((name) => [name, more(({ supply }) => supply?.[name])])),
    moreCubes: more(({ cubes }) => cubes?.total),
  };
}

/** The leaflet: how to make and mix it, its pieces, a picture of each new thing, and the rules of those. */
export function leaflet(context: BoxContext, own: OwnContents, making: Making): BoxPage {
  const { inventory, wording, words } = context;
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
    { heading: wording.title('box-how') },
    { text: wording.title('box-print') },
    {
      text:
        making.flip === undefined
          ? wording.title('box-glue')
          : wording.title('box-both-sides', { flip: making.flip }),
    },
    { text: wording.title('own-mix') },
    { heading: wording.title('box-besides') },
    { text: wording.title('own-game', { title: own.extendsTitle }) },
    ...(total > 0 ? [{ text: wording.title('own-cubes', { total }) }] : []),
    { heading: wording.title('box-pieces') },
    { rows: [{ amount: '', text: '', where: wording.title('box-pages') }, ...pieceRows(context, making)] },
    ...(news.length > 0 ? [{ heading: wording.title('own-new') }, { pictures: news, columns: 3 }] : []),
    ...(sentences.length > 0
      ? [{ heading: wording.title('own-rules') }, ...sentences.map((text) => ({ text }))]
      : []),
    ...(inventory.features.length > 0 && !own.knowsFeatures ? blocksOf([featureRules(context)]) : []),
  ];
  return readingPage({ ...context, words }, wording.title('box-pieces'), blocks);
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
