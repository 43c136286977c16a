/** A summary of the rules, limited to what a set declares. */
import { type AnimalWord, type MarkerWord, pieceGrounds, RECOMMENDED_PAIRS } from '../../program/index.ts';
import type { TextPart } from '../sheet/words.ts';
import { label } from '../wording/context.ts';
import type { MessageId } from '../wording/translation/messages.ts';
import type { MessageArguments } from '../wording/translation/translator.ts';
import type { BoxContext } from './box-context.ts';

/** "desert and grassland", or the set's names for them: the two sides of a land tile. */
const landKinds = (wording: BoxContext['wording']) =>
  wording.and([wording.bare('desert'), wording.bare('grassland')]);

/** The title of the land tiles. */
export const landTitle = (wording: BoxContext['wording']): string =>
  wording.title('box-land', { kinds: landKinds(wording) });

/** Ids of messages without values. */
export type PlainId = { [Id in MessageId]: MessageArguments<Id> extends [] ? Id : never }[MessageId];

/** A message of the rules, alone or with its values, or a text; `false` or undefined if it does not apply to the set. */
type Rule =
  | PlainId
  | { [Id in MessageId]: [id: Id, ...values: MessageArguments<Id>] }[MessageId]
  | { text: string }
  | false
  | undefined;

/** A heading and its rules. */
const chapter = ({ wording }: BoxContext, heading: PlainId, ...rules: readonly Rule[]): TextPart[] => [
  { heading: wording.title(heading) },
  ...rules.flatMap((rule): TextPart[] => {
    if (!rule) return [];
    if (typeof rule === 'object' && 'text' in rule) return [rule];
    const [id, ...values] = typeof rule === 'string' ? ([rule] as const) : rule;
    return [{ text: wording.title(id, ...(values as MessageArguments<typeof id>)) }];
  }),
];

/** Setup, with the numbers of the set (R2). */
export function setup(context: BoxContext): TextPart[] {
  const { inventory, wording, words } = context;
  const { players, cubes, settings, layouts } = inventory;
  const { deal = [], draw = [] } = settings;
  const hand = deal.find((one) => one.players === undefined);
  const two = deal.find((one) => one.players === 2);
  const tokens = draw.find((one) => one.players === 2)?.tokens ?? 1;
  const preset = words.hands.some(({ mark }) => mark === 'footprint');
  const names = new Set(words.hands.map(({ name }) => name));
  const pairs = RECOMMENDED_PAIRS.filter((pair) => pair.every((name) => names.has(name)))
    .map((pair) => pair.map((name) => wording.handName(name)).join(' – '))
    .join('; ');
  const [brown, blue] = two && hand ? [two.brown - hand.brown, two.blue - hand.blue] : [0, 0];
  return chapter(
    context,
    'rules-setup',
    ['setup-players', players],
    ['setup-each', { cubes: cubes.start }],
    layouts.length > 0 && 'setup-landscape',
    'setup-stacks',
    hand && preset && ['setup-hands', { cards: hand.brown + hand.blue }],
    hand && ['setup-draft', { blue: hand.blue + 1, brown: hand.brown + 1 }],
    hand && ['setup-active', { active: hand.active }],
    hand && preset && 'setup-mix',
    two && ['setup-two', { brown: two.brown, blue: two.blue, active: two.active, tokens }],
    two && preset && 'setup-two-hands',
    brown + blue > 0 && ['setup-two-draft', { brown, blue }],
    two && pairs !== '' && ['setup-pairs', { pairs }],
    'setup-decks',
  );
}

/** The end of the game, and the winner (R12). */
export function ending(context: BoxContext): TextPart[] {
  const { full, short } = context.inventory.target;
  return chapter(
    context,
    'rules-end',
    ['end-target', { full }],
    short !== undefined && ['end-short', { short }],
    'end-tie',
  );
}

/** Rules that every draw needs. */
export function everyDraw(context: BoxContext): TextPart[] {
  const wild = context.inventory.elements.some(({ any }) => any);
  const complete = ['complete-card', 'complete-order', 'complete-steps', 'complete-elements'] as const;
  return [
    ...chapter(context, 'rules-draw', 'draw-token', 'draw-use', 'draw-no-cube', wild && 'draw-wild'),
    ...chapter(context, 'rules-dial', 'dial-turn', 'dial-two', 'dial-three'),
    ...chapter(context, 'rules-complete', ...complete),
    ...chapter(context, 'rules-gain', 'gain-a-card'),
  ];
}

/** What players do about Impact cards (R10.4). Aids have no room for it. */
export const impact = (context: BoxContext): TextPart[] => chapter(context, 'impact', 'play-impact');

/** Rules to look up: placement rules, also of the set's own animals and markers, other changes, and words on cards. */
export function rulesToLookUp(context: BoxContext): TextPart[] {
  const { wording, inventory } = context;
  const { animals, markers, features } = inventory;
  const [desert, grassland] = (['desert', 'grassland'] as const).map((one) =>
    wording.article(wording.noun(one, false)),
  );
  const own = [
    ...adjacencyRules(animals, context),
    ...markers.map((marker) => placeOfMarker(marker, context)),
  ].map((text) => ({ text }));
  const bare = { desert: wording.bare('desert'), grassland: wording.bare('grassland') };
  const words = ['word-adjacent', 'word-community', 'word-habitat', 'word-edge', 'word-this'] as const;
  return [
    ...chapter(
      context,
      'rules-place',
      'place-tile',
      'place-mountain',
      ['place-forest', { desert: desert!, grassland: grassland! }],
      'place-animal',
      ...own,
      'place-empty',
    ),
    ...chapter(context, 'rules-change', 'change-move', ['change-replace', bare]),
    ...chapter(context, 'rules-words', ...words),
    ...(features.length > 0 ? featureRules(context) : []),
  ];
}

/** The rules of Landscape Features. */
export function featureRules(context: BoxContext): TextPart[] {
  const { inventory, wording } = context;
  const hasLand = inventory.landMarkers > 0;
  return chapter(
    context,
    'rules-features',
    'feature-play',
    'feature-tile',
    hasLand && ['feature-land', { kinds: landKinds(wording) }],
  );
}

/** The text for what an animal's tabs show. */
export const animalHome = (animal: AnimalWord, { wording }: BoxContext): string =>
  wording.title('own-animal', {
    who: label(wording.noun(animal.name, true)),
    where: wording.alternatives(pieceGrounds(animal)),
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
export const placeOfMarker = (marker: MarkerWord, { wording }: BoxContext): string => {
  const { name, on, most, excludes = 'none' } = marker;
  return wording.title('place-marker', {
    most,
    excludes,
    what: wording.article(wording.noun(name, false)),
    where: wording.alternatives(on),
  });
};
