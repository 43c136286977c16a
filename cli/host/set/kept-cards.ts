/** The cards of a set as a host stores them, with their texts. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SetTexts } from '../../../studio/link/index.ts';
import { type LookAnswer, withoutPaths } from '../../../studio/serve/index.ts';
import { lookIn } from '../../language/set-looks.ts';
import { DEFAULT_SET } from '../../load/catalogue.ts';
import type { Compilation } from '../../load/compile.ts';
import type { CardsAndTexts } from '../data-files.ts';

/** The current texts of the set at PATH. @throws UserError for a set that was compiled elsewhere */
export async function textsAt(path = DEFAULT_SET): Promise<SetTexts> {
  const { openSet } = await import('../../studio/open-set.ts');
  const { title, files, known } = openSet(path).read();
  return { title, files: files.map(({ file, text }) => ({ file, text })), known: known.map(withoutPaths) };
}

/** The cards of a compiled set, with the words and drawings in its folders, and the texts of its files if those may change. */
export async function keptCardsOf(
  { sets: [set], texts }: Compilation,
  path: string | undefined,
): Promise<CardsAndTexts> {
  const folders = [...new Set([...texts.keys()].map((file) => dirname(resolve(file))))];
  const look: LookAnswer = await lookIn(folders.filter((folder) => existsSync(folder)));
  const isText = path !== undefined && existsSync(path) && !path.endsWith('.json');
  return { chain: set!.chain, look, ...(isText && { texts: await textsAt(path) }) };
}

export const titleOf = ({ sets: [set] }: Compilation): string => set!.program.title || set!.program.id;
