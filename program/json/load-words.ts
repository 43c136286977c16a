/** Checks of the vocabulary and settings of a set from JSON beyond their shape, equivalent to the compiler's checks of text. */
import {
  findContradiction,
  handSizes,
  handSizeText,
  hasWild,
  isSameHand,
  neededHand,
  repeatedIndex,
  shortages,
} from '../checks/consistency.ts';
import { whyTaken } from '../checks/nouns.ts';
import { isFar, repeatedHex } from '../hexes/hexes.ts';
import { MAX_DISTANCE } from '../limits.ts';
import { pieceGrounds } from '../pieces.ts';
import type { DataProblem } from '../problem.ts';
import { markersOf, mergeDecks, type SetProgram, SUPPLY_THINGS, type Vocabulary } from '../set.ts';

const SETTINGS = '/vocabulary/settings';

/** The problems of the vocabulary a set declares; `words` is the vocabulary of its whole chain. */
export function* wordsProblems({ vocabulary }: SetProgram, words: Vocabulary): Generator<DataProblem> {
  yield* settingsProblems(vocabulary, words);
  yield* namesProblems(vocabulary, words);
  yield* layoutsProblems(vocabulary, words);
  if (vocabulary.elements.length > 0 && !hasWild(words)) {
    yield { path: '/vocabulary/elements', message: 'none of the elements fits every spot (`any`)' };
  }
}

function* settingsProblems({ settings }: Vocabulary, words: Vocabulary): Generator<DataProblem> {
  const contradiction = findContradiction(settings);
  if (contradiction) {
    const message = `these numbers contradict each other: ${contradiction.why}`;
    yield { path: SETTINGS + contradiction.path, message };
  }
  if (settings.moreCubes !== undefined && !words.settings.cubes) {
    yield { path: `${SETTINGS}/moreCubes`, message: 'there are no cubes these could be added to' };
  }
  for (const thing of Object.keys(settings.moreSupply ?? {})) {
    if (words.settings.supply?.[thing] !== undefined) continue;
    yield {
      path: `${SETTINGS}/moreSupply/${thing}`,
      message: `there is no supply these ${thing} could be added to`,
    };
  }
  for (const name of ['deal', 'draw'] as const) {
    const all = (settings[name] ?? []).map(({ players }) => players);
    const again = repeatedIndex(all);
    if (again < 0) continue;
    const players = all[again] === undefined ? 'any number of players' : `${all[again]} players`;
    yield { path: `${SETTINGS}/${name}/${again}`, message: `it appears twice for ${players}` };
  }
  for (const thing of Object.keys(settings.supply ?? {})) {
    if (SUPPLY_THINGS.includes(thing)) continue;
    yield { path: `${SETTINGS}/supply/${thing}`, message: `must be one of ${SUPPLY_THINGS.join(', ')}` };
  }
}

/** Checks that each name is declared once and has no other meaning. */
function* namesProblems(vocabulary: Vocabulary, words: Vocabulary): Generator<DataProblem> {
  const taken = (path: string, name: string, why: string | undefined): DataProblem[] =>
    why === undefined ? [] : [{ path, message: `\`${name}\` cannot be a name: ${why}` }];
  for (const kind of ['elements', 'animals', 'markers', 'hands', 'layouts'] as const) {
    const names = (vocabulary[kind] ?? []).map(({ name }) => name);
    const again = repeatedIndex(names);
    if (again < 0) continue;
    yield { path: `/vocabulary/${kind}/${again}/name`, message: `\`${names[again]}\` is declared twice` };
  }
  for (const [at, { name }] of vocabulary.elements.entries()) {
    yield* taken(`/vocabulary/elements/${at}/name`, name, whyTaken(name, 'element'));
  }
  const meant = new Map<string, Set<string>>();
  for (const { name, plural } of [...words.animals, ...markersOf(words)]) {
    for (const word of [name, plural]) meant.set(word, (meant.get(word) ?? new Set()).add(name));
  }
  for (const kind of ['animals', 'markers'] as const) {
    for (const [at, piece] of (vocabulary[kind] ?? []).entries()) {
      const { name, plural } = piece;
      const path = `/vocabulary/${kind}/${at}`;
      const both = kind === 'markers' && words.animals.some((animal) => animal.name === name);
      yield* taken(`${path}/name`, name, both ? 'it is an animal' : whyTaken(name, 'animal'));
      const [other] = [...(meant.get(plural) ?? [])].filter((one) => one !== name);
      const why = other === undefined ? whyTaken(plural, 'animal') : `the word means \`${other}\``;
      yield* taken(`${path}/plural`, plural, why);
      const where = kind === 'markers' ? 'on' : 'on/terrain';
      if (repeatedIndex(pieceGrounds(piece)) >= 0)
        yield { path: `${path}/${where}`, message: 'a terrain is named twice' };
    }
  }
}

/** Checks that the box has the tiles of the set's layouts, and of inherited ones if the set changes the box (R2.2). */
function* layoutsProblems({ layouts, settings }: Vocabulary, words: Vocabulary): Generator<DataProblem> {
  const places = new Map(layouts.map(({ name }, at) => [name, `/vocabulary/layouts/${at}`]));
  for (const { name, tiles } of layouts) {
    const path = `${places.get(name)}/tiles`;
    const far = tiles.findIndex(isFar);
    if (far >= 0)
      yield { path: `${path}/${far}`, message: `is more than ${MAX_DISTANCE} hexes from the middle` };
    const again = repeatedHex(tiles);
    if (again >= 0) yield { path: `${path}/${again}`, message: 'there is another tile at this place' };
  }
  // A set without a supply may be one that is never laid out: `newGame` rejects it.
  for (const { layout, thing, needed, supply } of words.settings.supply ? shortages(words) : []) {
    const path = places.get(layout) ?? (settings.supply && `${SETTINGS}/supply`);
    const message = `the layout \`${layout}\` needs ${needed} of \`${thing}\`, the supply has ${supply}`;
    if (path !== undefined) yield { path, message };
  }
}

/**
 * Checks that hands which the set declares and has cards in are as large as it deals (R2.3).
 * @param chain the set with all it extends, base first
 */
export function* handsProblems(
  { vocabulary, cards, features }: SetProgram,
  words: Vocabulary,
  chain: readonly SetProgram[],
): Generator<DataProblem> {
  const needed = neededHand(words.settings);
  const own = handSizes([...cards, ...features]);
  const all = mergeDecks(chain);
  const sizes = handSizes([...all.cards, ...all.features]);
  for (const [at, { name }] of vocabulary.hands.entries()) {
    const size = sizes.get(name);
    if (!own.has(name) || !size || isSameHand(size, needed)) continue;
    const message = `the hand \`${name}\` has ${handSizeText(size)}: it needs ${handSizeText(needed)}`;
    yield { path: `/vocabulary/hands/${at}`, message };
  }
}
