/** The words of the language and of the sets, with their colours. */
import { type WordKind, type Workspace, wordKinds } from '../../../language/index.ts';

/** The class of each word, for its colour. */
export type WordClasses = Readonly<Record<string, string>>;

/** Names that have a colour of their own, also in the plural: that of their icon on the card. */
const COLOUR_NAMES = ['sun', 'water', 'grassland', 'desert', 'mountain', 'forest', 'wild'];
/** Other names with such a colour. */
const OTHER_COLOURS: WordClasses = { land: 'desert', vp: 'points' };

const OF_KIND: Readonly<Record<WordKind, string | undefined>> = {
  keyword: 'word',
  terrain: undefined,
  element: 'wild',
  animal: 'animal',
  marker: 'animal',
  hand: undefined,
};

/** Function words between the others. */
const FUNCTION_WORDS = new Set(
  'a an and any are as at be each every exactly for from in into is it least most no of on one or other than the then this to up with'.split(
    ' ',
  ),
);

/** All words that have a colour. */
export function wordClasses(workspace: Workspace): WordClasses {
  const coloured = [...wordKinds(workspace)].flatMap(([word, kind]) => {
    const own = COLOUR_NAMES.find((name) => word === name || word === `${name}s`) ?? OTHER_COLOURS[word];
    const colour = own ?? (kind === 'keyword' && FUNCTION_WORDS.has(word) ? 'small' : OF_KIND[kind]);
    return colour ? [[word, colour] as const] : [];
  });
  return Object.fromEntries(coloured);
}
