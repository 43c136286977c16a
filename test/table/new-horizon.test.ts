/** R1.5, R2.3: the declarations of the expansion, compiled from its text. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { BASE, texts } from '../rules/boards.ts';

const expansion = { files: texts(join(import.meta.dirname, '../../cards/new-horizon')) };
const [{ program, chain }] = compile([expansion], [BASE]).sets;

test('R1.5 New Horizon adds 46 animals of five species, each with its tabs', () => {
  const rows = program.vocabulary.animals.map(({ name, count, on }) => {
    const tabs = 'token' in on ? [on.token] : [...on.terrain].sort();
    return `${name} ${count} ${tabs.join(' ')}`;
  });
  expect(rows.sort()).toEqual([
    'giraffe 10 desert grassland',
    'hippopotamus 8 water',
    'lemur 8 forest',
    'nile-crocodile 8 grassland water',
    'zebra 12 grassland',
  ]);
  expect(makeTables(chain).tokens).toBe(102 + 46);
});

test('R1.5 New Horizon adds six cubes and changes no other setting of the base game', () => {
  const [{ settings: base }, { settings }] = [chain[0].vocabulary, makeTables(chain).words];
  expect(settings.cubes).toEqual({ total: 66 + 6, start: 7 });
  expect({ ...settings, cubes: base.cubes }).toEqual(base);
});
