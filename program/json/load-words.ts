/** What must hold of the words and numbers of a set from JSON beyond its shape, as the compiler checks it of text. */

import {
  contradictionIn,
  handSizes,
  handWords,
  hasWild,
  isSameHand,
  neededHand,
  repeated,
  shortages,
} from '../checks/consistency.ts';
import { whyTaken } from '../checks/nouns.ts';
import { isFar, repeatedHex } from '../hexes.ts';
import { FARTHEST } from '../limits.ts';
import type { DataProblem } from '../problem.ts';
import { mergeDecks, type SetProgram, SUPPLIED, type Vocabulary } from '../set.ts';

/** The first mistake in the words a set declares; `words` are those of its whole chain. */
export function wordsProblem(set: SetProgram, words: Vocabulary): DataProblem | undefined {
  return (
    settingsProblem(set, words) ??
    namesProblem(set, words) ??
    layoutsProblem(set) ??
    supplyProblem(set, words) ??
    wildProblem(set, words)
  );
}

const SETTINGS = '/vocabulary/settings';

function settingsProblem({ vocabulary }: SetProgram, words: Vocabulary): DataProblem | undefined {
  const { settings } = vocabulary;
  const contradiction = contradictionIn(settings);
  if (contradiction) {
    const message = `these numbers contradict each other: ${contradiction.why}`;
    return { path: SETTINGS + contradiction.path, message };
  }
  if (settings.moreCubes !== undefined && !words.settings.cubes) {
    return { path: `${SETTINGS}/moreCubes`, message: 'there are no cubes these could be added to' };
  }
  for (const name of ['deal', 'draw'] as const) {
    const said = (settings[name] ?? []).map(({ players }) => players);
    const again = repeated(said);
    if (again < 0) continue;
    const players = said[again] === undefined ? 'any number of players' : `${said[again]} players`;
    return { path: `${SETTINGS}/${name}/${again}`, message: `it appears twice for ${players}` };
  }
  const unsupplied = Object.keys(settings.supply ?? {}).find((thing) => !SUPPLIED.includes(thing));
  if (unsupplied === undefined) return undefined;
  return { path: `${SETTINGS}/supply/${unsupplied}`, message: `must be one of ${SUPPLIED.join(', ')}` };
}

/** A name stands once, and means nothing else. */
function namesProblem({ vocabulary }: SetProgram, words: Vocabulary): DataProblem | undefined {
  for (const kind of ['elements', 'animals', 'hands', 'layouts'] as const) {
    const names = vocabulary[kind].map(({ name }) => name);
    const again = repeated(names);
    if (again >= 0) {
      return { path: `/vocabulary/${kind}/${again}/name`, message: `\`${names[again]}\` is declared twice` };
    }
  }
  for (const [at, { name }] of vocabulary.elements.entries()) {
    const why = whyTaken(name, 'element');
    if (why)
      return { path: `/vocabulary/elements/${at}/name`, message: `\`${name}\` cannot be a name: ${why}` };
  }
  const meant = new Map<string, Set<string>>();
  for (const { name, plural } of words.animals) {
    for (const word of [name, plural]) meant.set(word, (meant.get(word) ?? new Set()).add(name));
  }
  for (const [at, { name, plural, on }] of vocabulary.animals.entries()) {
    const path = `/vocabulary/animals/${at}`;
    const why = whyTaken(name, 'animal');
    if (why) return { path: `${path}/name`, message: `\`${name}\` cannot be a name: ${why}` };
    const [other] = [...(meant.get(plural) ?? [])].filter((one) => one !== name);
    const taken = other === undefined ? whyTaken(plural, 'animal') : `the word means \`${other}\``;
    if (taken) return { path: `${path}/plural`, message: `\`${plural}\` cannot be a name: ${taken}` };
    if ('terrain' in on && new Set(on.terrain).size < on.terrain.length) {
      return { path: `${path}/on/terrain`, message: 'a terrain is named twice' };
    }
  }
  return undefined;
}

function layoutsProblem({ vocabulary }: SetProgram): DataProblem | undefined {
  for (const [at, { tiles }] of vocabulary.layouts.entries()) {
    const path = `/vocabulary/layouts/${at}/tiles`;
    const far = tiles.findIndex(isFar);
    if (far >= 0)
      return { path: `${path}/${far}`, message: `is more than ${FARTHEST} hexes from the middle` };
    const again = repeatedHex(tiles);
    if (again >= 0) return { path: `${path}/${again}`, message: 'there is another tile at this place' };
  }
  return undefined;
}

/** The tiles of its layouts must be in the box, and those of inherited ones if it changes the box (R2.2). */
function supplyProblem({ vocabulary }: SetProgram, words: Vocabulary): DataProblem | undefined {
  // A set that says nothing of tiles may be one that is never laid: `newGame` refuses to.
  if (!words.settings.supply) return undefined;
  const places = new Map(vocabulary.layouts.map(({ name }, at) => [name, `/vocabulary/layouts/${at}`]));
  for (const { layout, thing, needed, supply } of shortages(words)) {
    const path = places.get(layout) ?? (vocabulary.settings.supply && `${SETTINGS}/supply`);
    if (path === undefined) continue;
    return {
      path,
      message: `the layout \`${layout}\` needs ${needed} of \`${thing}\`, the supply has ${supply}`,
    };
  }
  return undefined;
}

function wildProblem({ vocabulary }: SetProgram, words: Vocabulary): DataProblem | undefined {
  if (vocabulary.elements.length === 0 || hasWild(words)) return undefined;
  return { path: '/vocabulary/elements', message: 'none of the elements fits every spot (`any`)' };
}

/**
 * Hands the set declares itself and has cards in are as large as it deals (R2.3).
 * @param chain the set with all it extends, base first
 */
export function handsProblem(
  { vocabulary, cards }: SetProgram,
  words: Vocabulary,
  chain: readonly SetProgram[],
): DataProblem | undefined {
  const needed = neededHand(words.settings);
  const own = handSizes(cards);
  const sizes = handSizes(mergeDecks(chain).cards);
  for (const [at, { name }] of vocabulary.hands.entries()) {
    const size = sizes.get(name);
    if (!own.has(name) || !size || isSameHand(size, needed)) continue;
    const message = `the hand \`${name}\` has ${handWords(size)}: it needs ${handWords(needed)}`;
    return { path: `/vocabulary/hands/${at}`, message };
  }
  return undefined;
}
