/** Parses the same set of cards with this project's parser and with Langium's. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmptyFileSystem } from 'langium';
import { createServicesForGrammar } from 'langium/grammar';
import { parse } from '../../grammar/parser.ts';
import { corpus } from '../language/corpus.ts';
import { inTurn } from '../row.ts';

const HERE = import.meta.dirname;
const CARDS = join(HERE, '..', '..', 'cards', 'first-continent');
const ROUNDS = 40;

const grammar = readFileSync(join(HERE, 'ecos.langium'), 'utf8');
const { LangiumParser } = (await createServicesForGrammar({ grammar, ...EmptyFileSystem })).parser;

/** Langium's tree of a text. Throws on errors, because they would make the comparison worthless. */
function byLangium(text) {
  const { value, lexerErrors, parserErrors } = LangiumParser.parse(text);
  const [error] = [...lexerErrors, ...parserErrors];
  if (error) throw new Error(`Langium cannot read it: ${error.message}`);
  return value;
}

/** The speed relative to Langium. */
export async function compareLangium() {
  for (const name of readdirSync(CARDS)) {
    if (name.endsWith('.eco')) byLangium(readFileSync(join(CARDS, name), 'utf8'));
  }
  const text = corpus(137);
  if (byLangium(text).items.length !== parse('', text).tree.items.length) throw new Error('the trees differ');
  const ways = [() => byLangium(text), () => parse('', text)];
  await inTurn(ROUNDS, ...ways);
  const [langium, tree] = await inTurn(ROUNDS, ...ways);
  return {
    name: 'parsing 137 cards, speed relative to Langium 4.4.0',
    value: langium / tree,
    unit: '×',
    aim: { is: 'least', value: 1.7 },
    from: { langium, tree },
  };
}
