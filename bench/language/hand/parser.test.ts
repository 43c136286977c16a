import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from '../../../grammar/parser.ts';
import { corpus } from '../corpus.ts';
import { handParse } from './parser.ts';

const CARDS = join(import.meta.dirname, '..', '..', '..', 'cards', 'first-continent');
const RULES = join(import.meta.dirname, '..', '..', '..', 'test', 'rules');

const files = [CARDS, RULES]
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eco'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  )
  // Only cards and scenarios are measured. Landscape Features and the steps of the rulings from L26 on are not.
  .filter(({ text }) => !/^feature /m.test(text) && !/^# L(2[6-9]|[3-9]\d)\b/.test(text));

test.each([...files, { name: 'the corpus', text: corpus(137) }])(
  'the hand-written parser reads $name into the same tree',
  ({ name, text }) => {
    const { tree, problems } = parse(name, text);
    expect(problems).toEqual([]);
    expect(handParse(name, text)).toEqual(tree);
  },
);
