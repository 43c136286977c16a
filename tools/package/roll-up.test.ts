import { join } from 'node:path';
import { Project } from 'ts-morph';
import { expect, test } from 'vitest';
import { folderWith } from '../../test/folder-with.ts';
import { RollUp } from './roll-up.ts';

test('types of one name get two, also where a list of them becomes read-only', () => {
  const folder = folderWith({
    'a.d.ts': 'export interface Frame { a: string }\n',
    'b.d.ts':
      'interface Frame { b: string }\nexport interface Game {\n    stack: Frame[];\n    count: number;\n}\n',
    'entry.d.ts': "export type { Frame } from './a';\nexport type { Game } from './b';\n",
  });
  const project = new Project();
  const entry = project.addSourceFileAtPath(join(folder, 'entry.d.ts'));
  project.resolveSourceFileDependencies();
  const rolled = new RollUp();
  expect(rolled.exportsOf(entry)).toEqual([
    ['Frame', 'Frame'],
    ['Game', 'Game'],
  ]);
  expect(rolled.text().replaceAll(/\s+/g, ' ')).toBe(
    'export interface Frame { a: string } export interface Game { readonly stack: readonly Frame2[]; readonly count: number; } export interface Frame2 { b: string }',
  );
});
