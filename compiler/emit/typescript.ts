/** Prints sets as a TypeScript module: the programs as constants, their vocabulary as literal types. */
import { Project, type SourceFile, VariableDeclarationKind } from 'ts-morph';
import { ENGINE_THINGS, hashSet, mergeCards, mergeVocabulary, type SetProgram } from '../../program/index.ts';
import { literalText } from './literal.ts';
import { SET_TYPES } from './set-types.generated.ts';

/** The text of `SET.ts` for a chain of sets, base first. */
export function setModule(chain: readonly SetProgram[]): string {
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile('set.ts', head(chain));
  addWords(file, chain);
  file.addStatements(SET_TYPES);
  for (const set of chain) {
    const doc = `${set.title || set.id}, ${set.cards.length} cards; hash ${hashSet(set)}.`;
    addConstant(file, constantName(set), literalText(set), doc, 'SetProgram');
  }
  const names = chain.map(constantName);
  addConstant(
    file,
    'SETS',
    `[${names.join(', ')}]`,
    'What a game is played with, base set first.',
    'SetProgram[]',
  );
  file.formatText({ indentSize: 2 });
  return file.getFullText();
}

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
 */

`;
}

/** Adds the lists of words and numbers that a game with these sets knows, and the literal types made from them. */
function addWords(file: SourceFile, chain: readonly SetProgram[]): void {
  const words = mergeVocabulary(chain.map(({ vocabulary }) => vocabulary));
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const numbers = mergeCards(chain.map(({ cards }) => cards)).map(({ number }) => number);
  const lists: [constant: string, type: string, values: readonly (string | number)[], doc: string][] = [
    ['CARD_NUMBERS', 'CardNumber', numbers, 'The cards of all sets, by number.'],
    ['HANDS', 'HandName', namesOf(words.hands), 'Starting hands.'],
    ['ELEMENTS', 'ElementName', namesOf(words.elements), 'Elements.'],
    ['ANIMALS', 'AnimalName', namesOf(words.animals), 'Animals.'],
    ...(words.markers
      ? [['MARKERS', 'MarkerName', namesOf(words.markers), 'Markers.'] as (typeof lists)[number]]
      : []),
    ['LAYOUTS', 'LayoutName', namesOf(words.layouts), 'Starting landscapes.'],
  ];
  for (const [constant, type, values, doc] of lists) {
    addConstant(file, constant, `${literalText(values)} as const`, doc);
    file.addTypeAlias({ isExported: true, name: type, type: `(typeof ${constant})[number]` });
  }
  const things = ENGINE_THINGS.map((thing) => JSON.stringify(thing)).join(' | ');
  const docs = ['What steps speak of.'];
  file.addTypeAlias({
    isExported: true,
    name: 'Thing',
    type: `${things} | AnimalName${words.markers ? ' | MarkerName' : ''}`,
    docs,
  });
}

function addConstant(file: SourceFile, name: string, initializer: string, doc: string, type?: string): void {
  file.addVariableStatement({
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, initializer, ...(type && { type }) }],
    // Titles are arbitrary text: a title must not end the comment it is in.
    docs: [doc.replaceAll('*/', '*\\/')],
  });
}

/** `FIRST_CONTINENT` for `first-continent`. */
function constantName({ id }: SetProgram): string {
  return id.replaceAll('-', '_').toUpperCase();
}
