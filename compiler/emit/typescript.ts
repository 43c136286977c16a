/** Prints sets as a TypeScript module: the programs as constants, their vocabulary as literal types. */
import { inspect } from 'node:util';
import { IndentationText, Project, StructureKind, type TypeAliasDeclarationStructure } from 'ts-morph';
import { ENGINE_THINGS, hashSet, mergeCards, mergeVocabulary, type SetProgram } from '../../program/index.ts';
import { SET_TYPES } from './set-types.generated.ts';

/** The text of `SET.ts` for a chain of sets, base first. */
export function setModule(chain: readonly SetProgram[]): string {
  const programs = chain.map((set) => {
    const doc = `${set.title || set.id}, ${set.cards.length} cards; hash ${hashSet(set)}.`;
    return constant(constantName(set), literalText(set), doc, 'SetProgram');
  });
  const names = chain.map(constantName);
  const sets = constant(
    'SETS',
    `[${names.join(', ')}]`,
    'What a game is played with, base set first.',
    'SetProgram[]',
  );
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });
  // All statements at once: each one added later would be parsed with the whole text.
  const statements = [head(chain), ...wordsOf(chain), SET_TYPES, ...programs, sets];
  return project.createSourceFile('set.ts', { statements }).getFullText();
}

/** Plain data as a literal of TypeScript: short values in one line, keys without quotes where possible. */
const literalText = (data: unknown): string =>
  inspect(data, { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: 100 });

function head(chain: readonly SetProgram[]): string {
  const { id } = chain[chain.length - 1];
  return `/**
 * The set \`${id}\` with all it builds on. Made by \`ecos build\`: do not edit, build it again.
 *
 * A game with it, with the engine of the package ecos-cards (\`ecos-cards/runtime\`):
 *
 *     const game = newGame(SETS, { players: 4, seed: 7 });
 *     for (let asked = decision(game); asked; asked = decision(game)) apply(game, asked.options[0]);
 *     console.log(game.vp);
 */`;
}

/** The lists of words and numbers that a game with these sets knows, and the literal types made from them. */
function wordsOf(chain: readonly SetProgram[]): (string | TypeAliasDeclarationStructure)[] {
  const words = mergeVocabulary(chain.map(({ vocabulary }) => vocabulary));
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const numbers = mergeCards(chain.map(({ cards }) => cards)).map(({ number }) => number);
  const lists: [name: string, type: string, values: readonly (string | number)[], doc: string][] = [
    ['CARD_NUMBERS', 'CardNumber', numbers, 'The cards of all sets, by number.'],
    ['HANDS', 'HandName', namesOf(words.hands), 'Starting hands.'],
    ['ELEMENTS', 'ElementName', namesOf(words.elements), 'Elements.'],
    ['ANIMALS', 'AnimalName', namesOf(words.animals), 'Animals.'],
    ...(words.markers
      ? [['MARKERS', 'MarkerName', namesOf(words.markers), 'Markers.'] as (typeof lists)[number]]
      : []),
    ['LAYOUTS', 'LayoutName', namesOf(words.layouts), 'Starting landscapes.'],
  ];
  const things = ENGINE_THINGS.map((thing) => JSON.stringify(thing)).join(' | ');
  const anyThing = `${things} | AnimalName${words.markers ? ' | MarkerName' : ''}`;
  return [
    ...lists.flatMap(([name, type, values, doc]) => [
      constant(name, `${literalText(values)} as const`, doc),
      typeAlias(type, `(typeof ${name})[number]`),
    ]),
    typeAlias('Thing', anyThing, 'What steps speak of.'),
  ];
}

const typeAlias = (name: string, type: string, doc?: string): TypeAliasDeclarationStructure => ({
  kind: StructureKind.TypeAlias,
  isExported: true,
  name,
  type,
  ...(doc !== undefined && { docs: [doc] }),
});

/** Text, as ts-morph would indent a literal that is indented already. */
function constant(name: string, initializer: string, doc: string, type?: string): string {
  // Titles are arbitrary text: a title must not end the comment it is in.
  return `\n/** ${doc.replaceAll('*/', '*\\/')} */\nexport const ${name}${type ? `: ${type}` : ''} = ${initializer};\n`;
}

/** `FIRST_CONTINENT` for `first-continent`. */
function constantName({ id }: SetProgram): string {
  return id.replaceAll('-', '_').toUpperCase();
}
