/** Packs the package and checks its contents. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ENTRIES } from '../../tools/entry-files.ts';

/** The part of the output of `npm pack --json` that is used. */
interface Packed {
  filename: string;
  size: number;
  files: { path: string }[];
}

/** Files that the package must contain. */
const NEEDED = [
  'README.md',
  'LICENSE',
  'NOTICE',
  'dist/ecos.mjs',
  'dist/LICENSES.txt',
  'dist/ecos.schema.json',
  ...ENTRIES.flatMap((name) => [`dist/${name}.mjs`, `dist/types/${name}.d.mts`]),
  'dist/fonts/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2',
  'dist/studio/index.html',
  'dist/studio/page.js',
  'dist/studio/worker.js',
  'dist/studio/games.js',
  'print/icons/sun.svg',
  'print/wording/languages/en.ftl',
  'cards/first-continent/set.eco',
  'cli/templates/my-set/set.eco',
  // Diagnostics of the language server link to these pages.
  'docs/problems/ECO201.md',
  'docs/first-card.md',
];

/** Tests, test tools, and sources that are bundled. */
const UNWANTED = /\.test\.|^(test|bench|tools)\/|(?<!\.d)\.m?ts$|fixture|__snapshots__/;

/**
 * Packs the package at `root` into a folder. Returns the tarball's path and size, and as problems the files that are in
 * it and should not be, and those that are missing.
 */
export function pack(root: string, npm: string, folder: string) {
  // Silences build output, which is not JSON.
  const quiet = ['--loglevel=error', '--foreground-scripts=false'];
  const args = [npm, 'pack', '--json', '--pack-destination', folder, ...quiet];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const [packed] = JSON.parse(stdout) as Packed[];
  const paths = packed.files.map(({ path }) => path);
  const text = (file: string) =>
    spawnSync('tar', ['-xzOf', join(folder, packed.filename), `package/${file}`], { encoding: 'utf8' })
      .stdout;
  const { scripts, devDependencies } = JSON.parse(text('package.json'));
  const problems = [
    ...(scripts || devDependencies ? ['package.json has what only a checkout needs'] : []),
    ...(/^## Start\n[\s\S]*?^npm install --omit=optional/m.test(text('README.md'))
      ? []
      : ['README.md does not begin with how to install it']),
    ...NEEDED.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
    ...paths.filter((path) => UNWANTED.test(path)).map((path) => `${path} has no business in it`),
  ];
  return { file: join(folder, packed.filename), bytes: packed.size, files: paths.length, problems };
}
