/** Parsing and compiling: compared with a hand-written parser, with each other, and for a growing set. */
import { compile } from '../../compiler/compile.ts';
import { parse } from '../../grammar/parser.ts';
import { isError } from '../../program/index.ts';
import { inTurn, type Row } from '../row.ts';
import { corpus } from './corpus.ts';
import { handParse } from './hand/parser.ts';

const ROUNDS = 60;
/** The number of cards in both boxes, and the factor for a large set. */
const CARDS = 137;
const MANY = 100;
const ROUNDS_OF_MANY = 5;

const FILE = 'measured.eco';

/** Three rows that share their measurements. */
export async function measureParse(): Promise<Row[]> {
  const text = corpus(CARDS);
  const program = (of: string) => {
    const compiled = compile([{ files: [{ file: FILE, text: of }] }]);
    const error = compiled.problems.find(isError);
    if (error) throw new Error(`the measured set is wrong: ${error.message}`);
    return compiled;
  };
  const ways = [() => handParse(FILE, text), () => parse(FILE, text), () => program(text)];
  // The first round warms up the optimizer.
  await inTurn(ROUNDS, ...ways);
  const [byHand, tree, compiled] = await inTurn(ROUNDS, ...ways);
  const many = corpus(CARDS * MANY);
  const [manyTrees, manyCompiled, some, someCompiled] = await inTurn(
    ROUNDS_OF_MANY,
    () => parse(FILE, many),
    () => program(many),
    () => repeated(MANY, () => parse(FILE, text)),
    () => repeated(MANY, () => program(text)),
  );
  return [
    {
      name: `parsing ${CARDS} cards, relative to the hand-written parser`,
      value: tree / byHand,
      unit: '×',
      aim: { is: 'most', value: 12 },
      from: { byHand, tree },
    },
    {
      name: `compiling ${CARDS} cards, relative to parsing them`,
      value: compiled / tree,
      unit: '×',
      aim: { is: 'most', value: 3 },
      from: { tree, compiled },
    },
    growth('parsing', manyTrees, some),
    growth('compiling', manyCompiled, someCompiled),
  ];
}

function growth(what: string, large: number, small: number): Row {
  return {
    name: `${what} ${CARDS * MANY} cards, relative to ${MANY} times ${CARDS}`,
    value: large / small,
    unit: '×',
    aim: { is: 'most', value: 1.2 },
    from: { large, small },
  };
}

/**
 * Repeats a task, and keeps all results until the end. One long text keeps its whole tree in memory, too, while short trees that
 * are dropped cost the garbage collector next to nothing, which would make growth look worse than it is.
 */
function repeated<T>(times: number, thing: () => T): T[] {
  return Array.from({ length: times }, thing);
}
