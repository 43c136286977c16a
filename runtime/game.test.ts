/** The example at the head of `game.ts` does what it says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../test/folder-with.ts';

const EXAMPLE = /@example\n \* ```ts\n([\s\S]*?) \* ```/;

test('the example at the head of the file runs', async () => {
  const [, lines] = EXAMPLE.exec(readFileSync(join(import.meta.dirname, 'game.ts'), 'utf8'))!;
  const text = lines!
    .replaceAll(/^ \* ?/gm, '')
    .replaceAll(/ from '(?=\.)/g, ` from '${import.meta.dirname}/`);
  const folder = folderWith({ 'example.ts': `${text}export const ran = true;\n` });
  expect(await import(join(folder, 'example.ts'))).toMatchObject({ ran: true });
});
