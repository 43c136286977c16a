/** `ecos build`: writes sets as JSON and TypeScript for other programs. */
import { join } from 'node:path';
import { pluralize, UserError } from '../../program/messages/index.ts';
import { readText } from '../files/read.ts';
import { pathKind } from '../files/system-errors.ts';
import { writeAllWhole } from '../files/write.ts';
import { ownPictures, withPictures } from '../load/card-art.ts';
import { loadSets, refuseErrors } from '../load/compile.ts';
import { setExtras } from '../load/set-files.ts';
import { nameByPlace } from '../load/set-name.ts';
import { missingPackage } from '../package.ts';
import { defineCommand, PATHS_ARGUMENT } from '../terminal/command.ts';

/**
 * `ecos build [PATH…] --out DIR`: programs as JSON and TypeScript, and their schema. The words, drawings and pictures of a set go
 * into a folder next to them, named after the set.
 */
export const define = defineCommand({
  arguments: [PATHS_ARGUMENT],
  options: {
    out: ['--out <folder>', 'folder for the files', { mandatory: true }],
    force: ['--force', 'replace files that ecos build did not write'],
  },
  examples: 'ecos build my-set --out out/built',
  async run([paths], { out, force, format }) {
    const result = refuseErrors(withPictures(await loadSets(paths)), format);
    const { emit, loadTypeScript, withName } = await import('../../compiler/emit/index.ts');
    // Whether its package is there is seen when it is loaded.
    let missing: string | undefined;
    const typescript = await loadTypeScript().catch((error: unknown) => {
      missing = missingPackage(error);
      if (missing === undefined) throw error;
    });
    const sets = result.sets.map((set) =>
      set.program.id === '' ? withName(set, nameByPlace(set.files, paths)) : set,
    );
    const ids = sets.map((set) => set.program.id);
    const twin = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twin !== undefined)
      throw new UserError(`Two of these sets are called ${twin}: build them one at a time.`);
    const extras = await Promise.all(
      result.sets.map(async (set, i) =>
        [
          ...(await setExtras(set)),
          ...ownPictures(set).sources.map(({ file, bytes }) => [file, bytes] as const),
        ].map(([name, content]) => [join(ids[i]!, name), content] as const),
      ),
    );
    const inFolder = <Content>(files: Iterable<readonly [string, Content]>) =>
      [...files].map(([name, content]) => [join(out, name), content] as const);
    const made = inFolder(emit(sets, typescript?.setModule));
    if (!force) refuseForeign(made.map(([file]) => file));
    const contents = [...made, ...inFolder(extras.flat())];
    writeAllWhole(contents);
    if (missing !== undefined) throw new UserError(`${missing} (all but SET.ts is written)`);
    const files = contents.map(([file]) => file);
    const text = `${files.join('\n')}\n\n${pluralize(sets.length, 'set')} in ${pluralize(files.length, 'file')}.`;
    return { json: { files }, text };
  },
});

/** How generated files begin: the data of a set, its module, the schema. */
const BUILD_MARKS = [
  /^\{\s*"\$schema": "\.\/ecos\.schema\.json"/,
  /^\/\*\*[^/]*Made by `ecos build`/,
  /^\{[^{}]*"\$id": "ecos\.schema\.json"/,
];

/** Refuses to replace files of the same name that `ecos build` did not write. A link is replaced; its target stays. */
function refuseForeign(files: readonly string[]): void {
  for (const file of files) {
    if (pathKind(file, 'written') !== 'file') continue;
    const text = readText(file);
    if (!BUILD_MARKS.some((beginning) => beginning.test(text)))
      throw new UserError(
        `${file} was not written by ecos build: choose another folder, or replace it with --force.`,
      );
  }
}
