/** A summary of the rules, limited to what a set declares. */
import { type AnimalWord, type MarkerWord, RECOMMENDED_PAIRS, type Terrain } from '../../program/index.ts';
import type { TextPart } from '../face/words.ts';
import { label } from '../wording/context.ts';
import type { MessageId } from '../wording/translation/messages.ts';
import type { ValuesOf } from '../wording/translation/translator.ts';
import type { BoxContext } from './box-context.ts';

/** A heading and its sentences. */
export interface RulesSection {
  heading: string;
  sentences: string[];
}

/** "desert and grassland", or the set's names for them: the two sides of a land tile. */
const landKinds = (wording: BoxContext['wording']) =>
  wording.and([wording.bare('desert'), wording.bare('grassland')]);

/** The title of the land tiles. */
export const landTitle = (wording: BoxContext['wording']): string =>
  wording.title('box-land', { kinds: landKinds(wording) });

/** Ids of messages without values. */
export type PlainId = { [Id in MessageId]: ValuesOf<Id> extends [] ? Id : never }[MessageId];

/** A chapter of messages; `false` omits one that does not apply to the set. */
function chapter(
  { wording }: BoxContext,
  heading: PlainId,
  ...ids: readonly (PlainId | false)[]
): RulesSection {
  const sentences = ids.filter((id) => id !== false).map((id) => wording.title(id));
  return { heading: wording.title(heading), sentences };
}

/** Setup, with the numbers of the set (R2). */
export function setup({ inventory, wording, words }: BoxContext): RulesSection {
  const { players, cubes, settings, layouts } = inventory;
  const { deal = [], draw = [] } = settings;
  const hand = deal.find((one) => one.players === undefined);
  const two = deal.find((one) => one.players === 2);
  const tokens = draw.find((one) => one.players === 2)?.tokens ?? 1;
  const preset = words.hands.some(({ mark }) => mark === 'footprint');
  const names = new Set(words.hands.map(({ name }) => name));
  const pairs = RECOMMENDED_PAIRS.filter((pair) => pair.every((name) => names.has(name)));
  const [brown, blue] = two && hand ? [two.brown - hand.brown, two.blue - hand.blue] : [0, 0];
  return {
    heading: wording.title('rules-setup'),
    sentences: [
      wording.title('setup-players', players),
      wording.title('setup-each', { cubes: cubes.start }),
      layouts.length > 0 && wording.title('setup-landscape'),
      wording.title('setup-stacks'),
      hand && preset && wording.title('setup-hands', { cards: hand.brown + hand.blue }),
      hand && wording.title('setup-draft', { blue: hand.blue + 1, brown: hand.brown + 1 }),
      hand && wording.title('setup-active', { active: hand.active }),
      hand && preset && wording.title('setup-mix'),
      two && wording.title('setup-two', { brown: two.brown, blue: two.blue, active: two.active, tokens }),
      two && preset && wording.title('setup-two-hands'),
      brown + blue > 0 && wording.title('setup-two-draft', { brown, blue }),
      two && pairs.length > 0 && wording.title('setup-pairs', { pairs: pairsOf(pairs, wording) }),
      wording.title('setup-decks'),
    ].filter((sentence) => typeof sentence === 'string'),
  };
}

/** Pairs of hands, by name. */
const pairsOf = (pairs: readonly (readonly string[])[], wording: BoxContext['wording']): string =>
  pairs.map((pair) => pair.map((name) => wording.handName(name)).join(' – ')).join('; ');

/** The end of the game, and the winner (R12). */
export function ending({ inventory, wording }: BoxContext): RulesSection {
  const { full, short } = inventory.target;
  return {
    heading: wording.title('rules-end'),
    sentences: [
      wording.title('end-target', { full }),
      ...(short === undefined ? [] : [wording.title('end-short', { short })]),
      wording.title('end-tie'),
    ],
  };
}

/** Rules that every draw needs. */
export function everyDraw(context: BoxContext): RulesSection[] {
  const wild = context.inventory.elements.some(({ any }) => any);
  return [
    chapter(context, 'rules-draw', 'draw-token', 'draw-use', 'draw-no-cube', wild && 'draw-wild'),
    chapter(context, 'rules-dial', 'dial-turn', 'dial-two', 'dial-three'),
    chapter(
      context,
      'rules-complete',
      'complete-card',
      'complete-order',
      'complete-steps',
      'complete-elements',
    ),
    chapter(context, 'rules-gain', 'gain-a-card'),
  ];
}

/** What players do about Impact cards (R10.4). Aids have no room for it. */
export const impact = (context: BoxContext): RulesSection => chapter(context, 'impact', 'play-impact');

/** Placement rules, including those of the set's own animals and markers. */
function placing(context: BoxContext): RulesSection {
  const { wording } = context;
  const { heading, sentences } = chapter(context, 'rules-place', 'place-tile', 'place-mountain');
  const one = (thing: Terrain) => wording.article(wording.noun(thing, false));
  const forests = wording.title('place-forest', { desert: one('desert'), grassland: one('grassland') });
  return {
    heading,
    sentences: [
      ...sentences,
      forests,
      wording.title('place-animal'),
      ...placesOf(context),
      wording.title('place-empty'),
    ],
  };
}

/** Placement rules of the set's own animals and markers that their tabs do not show. */
const placesOf = (context: BoxContext): string[] => [
  ...adjacencyRules(context.inventory.animals, context),
  ...context.inventory.markers.map((marker) => placeOfMarker(marker, context)),
];

/** The text for what an animal's tabs show. */
export const homeOf = ({ name, on }: AnimalWord, { wording }: BoxContext): string =>
  wording.title('own-animal', {
    who: label(wording.noun(name, true)),
    where: wording.alternatives('token' in on ? [on.token] : on.terrain),
  });

/** What animals must be adjacent to; animals with the same requirement share a sentence. Most animals have none. */
export function adjacencyRules(animals: readonly AnimalWord[], { wording }: BoxContext): string[] {
  const all = Map.groupBy(animals, ({ beside }) => beside);
  return [...all].flatMap(([beside, some]) => {
    if (beside === undefined) return [];
    const who = label(wording.and(some.map(({ name }) => wording.noun(name, true))));
    if (beside === 'edge') return [wording.title('place-on-edge', { who })];
    return [wording.title('place-beside', { who, what: wording.alternatives([beside]) })];
  });
}

/** Where a marker may be placed. */
export function placeOfMarker({ name, on, most }: MarkerWord, { wording }: BoxContext): string {
  const [what, where] = [wording.article(wording.noun(name, false)), wording.alternatives(on)];
  return wording.title('place-marker', { what, where, most });
}

/** The rules of moving, replacing and removing. */
function changing(context: BoxContext): RulesSection {
  const { wording } = context;
  const { heading, sentences } = chapter(context, 'rules-change', 'change-move');
  const [desert, grassland] = [wording.bare('desert'), wording.bare('grassland')];
  const replace = wording.title('change-replace', { desert, grassland });
  return { heading, sentences: [...sentences, replace] };
}

/** Rules to look up. */
export function rulesToLookUp(context: BoxContext): RulesSection[] {
  return [
    placing(context),
    changing(context),
    chapter(
      context,
      'rules-words',
      'word-adjacent',
      'word-community',
      'word-habitat',
      'word-edge',
      'word-this',
    ),
    ...(context.inventory.features.length > 0 ? [featureRules(context)] : []),
  ];
}

/** The rules of Landscape Features. */
export function featureRules(context: BoxContext): RulesSection {
  const { inventory, wording } = context;
  const play = chapter(context, 'rules-features', 'feature-play', 'feature-tile');
  if (inventory.landMarkers > 0)
    play.sentences.push(wording.title('feature-land', { kinds: landKinds(wording) }));
  return play;
}

/** Converts chapters to parts of a text. */
export const sheetTexts = (chapters: readonly RulesSection[]): TextPart[] =>
  chapters.flatMap(({ heading, sentences }) => [{ heading }, ...sentences.map((text) => ({ text }))]);
