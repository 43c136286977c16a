/** Everything generated from the code: references, and the grammar for editors. */
import * as generators from './all.ts';
import type { GeneratedFile } from './page.ts';

/** Folders with nothing but generated pages: any other file in them is left over from an earlier run. */
export const GENERATED_FOLDERS: readonly string[] = [
  'docs/reference/api',
  'docs/reference/grammar',
  'docs/pictures/cookbook',
  'docs/problems',
];

export async function generatedPages(): Promise<GeneratedFile[]> {
  const pages = await Promise.all(Object.values(generators).map((make) => make()));
  return pages.flat();
}
