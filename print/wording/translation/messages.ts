/**
 * What a language must be able to say: each message of its file in `languages/`, and the values it may use.
 *
 * Names of things and elements are not included, because sets declare more of them.
 */

/** The words of a text with single spaces. */
type WordsOf<Text extends string> = Text extends `${infer Word} ${infer More}` ? Word | WordsOf<More> : Text;

/** Messages without values. */
const plain = <Text extends string>(ids: Text) =>
  Object.fromEntries(ids.split(' ').map((id) => [id, []])) as unknown as Record<WordsOf<Text>, readonly []>;

/** Of the rules text of cards, of sheets and the gallery, and of the box. */
export const MESSAGES = {
  // Goods, in a form: `one` or `many`
  ...plain('card cube counter-clockwise'),
  'free-cube': ['cube', 'form'],
  'card-in-hand': ['card'],
  point: ['form'],
  points: ['amount'],
  // Elements; `thing` is yes where the name is also that of a thing of the landscape
  'element-amount': ['amount', 'name', 'thing'],
  'element-in-mix': ['name'],
  'element-of-choice': ['name', 'thing', 'place'],
  'mix-one': ['elements'],
  mix: ['amount', 'elements'],
  // How many
  a: ['what'],
  amount: ['amount', 'upTo'],
  all: ['what'],
  'so-many': ['amount', 'what'],
  none: ['one', 'many'],
  compared: ['is', 'amount', 'what'],
  or: ['next'],
  and: ['next'],
  'list-more': ['first', 'next'],
  'list-last': ['first', 'joined', 'last'],
  // Where
  ...plain('this-habitat this-community this-landmass adjacent-habitat landscape this-feature'),
  ...plain('feature-habitat this this-tile on-the-edge'),
  'animal-with-tab': ['terrain', 'form'],
  habitat: ['of', 'form'],
  community: ['of', 'ofMany', 'form'],
  landmass: ['form'],
  largest: ['group'],
  smallest: ['group'],
  given: ['name'],
  'adjacent-to': ['what', 'form'],
  on: ['what'],
  in: ['regions'],
  within: ['spaces', 'of'],
  'not-there': ['place', 'form'],
  'also-there': ['place', 'form', 'not', 'after'],
  'either-place': ['places'],
  // Counting
  'done-to-tile-or-token': ['form'],
  'done-to-animal': ['form'],
  'done-to-tile': ['form'],
  kinds: ['what', 'form', 'adjacent'],
  counted: ['what', 'form', 'adjacent'],
  holding: ['what'],
  player: ['form', 'other', 'which'],
  ranked: ['rank', 'what'],
  done: ['what', 'form', 'deed'],
  'deed-of': ['what', 'form', 'deed'],
  'you-own': ['what'],
  'active-card': ['card', 'form'],
  'leaf-left': ['form'],
  'space-moved': ['form'],
  each: ['what'],
  every: ['amount', 'what'],
  // Conditions; `none` is yes for "no lions"
  'is-adjacent': ['what', 'not', 'none'],
  'is-on-edge': ['not'],
  'is-there': ['place', 'not'],
  'region-has': ['region', 'what', 'not', 'none'],
  'was-done': ['what', 'form', 'deed', 'none'],
  'there-is': ['what', 'form', 'not', 'none'],
  'you-have': ['what', 'not', 'none'],
  'you-did': ['what', 'deed', 'not', 'none'],
  'is-use': ['use', 'not'],
  // Steps
  gain: ['rewards'],
  'gain-per': ['rewards', 'per'],
  'gain-choice-per': ['rewards', 'per'],
  floor: ['amount'],
  'floor-each': ['amount'],
  bound: ['amount'],
  'bound-each': ['amount'],
  'play-it': ['card'],
  'card-of': ['what', 'amount'],
  place: ['what'],
  move: ['what', 'spaces', 'each', 'over'],
  replace: ['what', 'with'],
  remove: ['what'],
  swap: ['what', 'with'],
  pay: ['what'],
  lose: ['what'],
  play: ['card'],
  turn: ['cards', 'way'],
  choose: ['what'],
  'cubes-on-it': ['cubes'],
  called: ['name'],
  'own-if': ['condition'],
  // Blocks: what leads to their steps
  ...plain('you-may either and-then otherwise do-nothing'),
  'each-player': ['other', 'which'],
  'choose-player': ['other'],
  if: ['condition'],
  'otherwise-if': ['condition'],
  repeat: ['times'],
  'repeat-up-to': ['times'],
  'repeat-per': ['per'],
  // Landscape Features
  ...plain('when-played at-the-end'),
  covers: ['tiles', 'lying'],
  beside: ['tiles'],
  token: ['name'],
  'tiles-with': ['tiles', 'tokens', 'each'],
  from: ['region'],
  into: ['region'],
  'event-deed': ['deed', 'by'],
  when: ['what', 'deed', 'place', 'by'],
  // Cards and sheets
  ...plain('impact impact-means backs fan-work'),
  version: ['version'],
  page: ['page', 'pages'],
  'original-design': ['which', 'numbers'],
  attested: ['cards'],
  adapted: ['cards'],
  'icons-by': ['names'],
  // The page of icons
  ...plain('legend legend-elements legend-landscape legend-animals legend-signs legend-place legend-turn'),
  ...plain('legend-leaf'),
  // The gallery
  ...plain('gallery-search gallery-searches gallery-deck gallery-hand gallery-source gallery-brown'),
  ...plain('gallery-blue gallery-original gallery-card'),
  'gallery-any': ['what'],
  'gallery-shown': ['shown', 'all'],
  // The box: titles of its sheets, and what is printed on pieces
  ...plain('box-water box-tokens box-features box-elements box-dials box-dial box-marker'),
  ...plain('box-score box-layouts box-rules box-aids box-other-side box-start box-dial-two'),
  ...plain('box-dial-three box-short-game box-target'),
  'box-land': ['kinds'],
  'box-title': ['title'],
  // The box: its first page
  ...plain('box-how box-print box-glue box-fold box-besides box-bag box-pieces box-pages box-animals'),
  ...plain(
    'box-mountains box-forests box-other-tokens box-markers box-hundreds box-feature-tokens box-land-markers',
  ),
  ...plain('box-cards box-legend own-mix own-new own-element own-hand own-layout'),
  ...plain('aid-turn aid-leaves aid-spots aid-effect aid-foot aid-adjacent aid-pattern'),
  'own-title': ['title'],
  'own-game': ['title'],
  'own-cubes': ['total'],
  'own-animal': ['who', 'where'],
  'box-both-sides': ['flip'],
  'box-cubes': ['total', 'least'],
  // The rules in short; what a set does not declare is not said
  ...plain('rules-setup setup-landscape setup-stacks setup-decks rules-draw draw-token draw-use'),
  ...plain('draw-no-cube draw-wild rules-dial dial-turn dial-two dial-three rules-complete complete-card'),
  ...plain('complete-order complete-steps complete-elements rules-gain gain-a-card rules-place'),
  ...plain('place-tile place-mountain place-animal place-empty rules-change change-move'),
  ...plain('change-replace rules-words word-adjacent word-community word-habitat word-edge word-this'),
  ...plain('rules-features feature-play feature-tile rules-end end-tie'),
  'place-forest': ['desert', 'grassland'],
  'feature-land': ['kinds'],
  'place-beside': ['who', 'what'],
  'place-on-edge': ['who'],
  'place-marker': ['what', 'where', 'most'],
  'setup-players': ['from', 'to'],
  'setup-each': ['cubes'],
  'setup-hands': ['cards'],
  'setup-draft': ['blue', 'brown'],
  'setup-active': ['active'],
  'setup-two': ['brown', 'blue', 'active', 'tokens'],
  'end-target': ['full'],
  'end-short': ['short'],
} as const satisfies Record<string, readonly string[]>;

export type MessageId = keyof typeof MESSAGES;

/** The values a message takes, by name. */
export type MessageValues<Id extends MessageId, Value> = Record<(typeof MESSAGES)[Id][number], Value>;
