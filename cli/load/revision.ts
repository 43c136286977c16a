/** An earlier version of cards, for `diff`, `print --changed` and `simulate --against`. */
import { type ExecFileException, execFile } from 'node:child_process';
import { existsSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { CompiledSet } from '../../compiler/index.ts';
import { LARGEST_ART } from '../../print/card-art/index.ts';
import type { Lang } from '../../print/wording/index.ts';
import { type SetProgram, UserError } from '../../program/index.ts';
import type { OpenSet } from '../../studio/serve/index.ts';
import { systemTemporaryFolder } from '../files/place.ts';
import { withSlashes } from '../files/read.ts';
import { errorReason } from '../files/system-errors.ts';
import { withPictureHashes } from './card-art.ts';
import { bundledFolder, bundledSets, type NamedSource } from './catalogue.ts';
import { compileSources } from './compile.ts';
import { findSources, holdsSets, namesSet, type Sources } from './find.ts';
import { isSetText } from './set-files.ts';
import { inLanguage } from './translate.ts';

/**
 * The sets of an earlier version; empty if a revision does not contain them yet. A file, folder or bundled set takes precedence
 * over a revision with the same name.
 * @param version a card file, a folder, a built set, the id of a bundled set, or a revision of the git repository that contains
 *   the PATHs
 * @param lang if given, the sets get the words and titles that they had in this language then, and hashes of their pictures
 * @throws UserError for anything else, and for sets with errors
 */
export async function earlierSets(
  version: string,
  paths: readonly string[],
  lang?: Lang,
): Promise<CompiledSet[]> {
  let places = [version];
  let copy: string | undefined;
  if (!namesSet(version)) {
    if (paths.includes('-'))
      throw new UserError('Standard input has no earlier version: name a file or folder.');
    // The copy is removed when the command ends.
    const copied = await copyOfRevision(version, paths);
    copy = copied.folder;
    // A folder of the repository may not have had any cards then.
    places = copied.places.filter(holdsSets);
  }
  if (places.length === 0) return [];
  const sources = findSources(places);
  // Words and titles are found next to the files of the copy.
  const found = compileSources(
    copy !== undefined && lang === undefined ? asInRepository(sources, copy) : sources,
  );
  if (found.broken) throw new UserError(`The cards of ${version} have errors, so they cannot be compared.`);
  if (lang === undefined) return found.sets;
  try {
    const { result } = await inLanguage(lang, found);
    return result.sets.map((set) => withPictureHashes(result, set));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`The words of ${version} have mistakes, so its cards cannot be compared.`);
  }
}

/** Names the files of a copy as in the repository, because the copy will be removed before the names are shown. */
function asInRepository({ sets, known }: Sources, copy: string): Sources {
  const named = (set: NamedSource): NamedSource => ({
    ...set,
    files: set.files.map(({ file, text }) => ({
      file: file.startsWith(copy) ? relative(copy, file) : file,
      text,
    })),
  });
  return { sets: sets.map(named), known: known.map(named) };
}

/**
 * The other version of a set with all sets it extends. Refuses one that has errors or lacks this set.
 * @param against a file, a folder, a built set, a bundled set, or a revision of the git repository that contains the PATHs
 * @param id the id of the set, empty for an unnamed one
 */
export async function chainAgainst(
  against: string,
  paths: readonly string[],
  id: string,
): Promise<SetProgram[]> {
  const sets = await earlierSets(against, paths);
  if (sets.length === 0) throw new UserError(`There were no cards at ${against} yet.`);
  const set = sets.find(({ program }) => program.id === id) ?? (sets.length === 1 ? sets[0] : undefined);
  if (!set) throw new UserError(`${against} holds no set ${id || 'without a name'} to compare with.`);
  return set.chain;
}

/** Copies of files and folders as of a revision. */
type RevisionCopy = Awaited<ReturnType<typeof copyOfRevision>>;

/** Calls `use` with copies of the files and folders that PATHs name, as of a revision, and removes them afterwards. */
export async function atRevision<T>(
  revision: string,
  paths: readonly string[],
  use: (copy: RevisionCopy) => T,
): Promise<T> {
  const copy = await copyOfRevision(revision, paths);
  try {
    return use(copy);
  } finally {
    copy.remove();
  }
}

/**
 * Copies the files and folders that PATHs name, as of a revision, and the sets beside them. Refuses if git is missing, outside a
 * repository, for an unknown revision, and for one with too many or too long files. The repository does not change.
 */
async function copyOfRevision(revision: string, paths: readonly string[]) {
  const places = paths.length === 0 ? [bundledFolder()] : paths.map(placeOf);
  const repository = await repositoryOf(
    places[0]!,
    `revision ${revision}, nor is there a folder or built set of that name`,
  );
  const inside = places.map((place) => {
    const way = relative(repository, place);
    if (way.startsWith('..')) throw new UserError(`${place} is not in the git repository of ${places[0]}.`);
    return way;
  });
  const name = `${revision}^{commit}`;
  const found = await git(repository, ['rev-parse', '--verify', '--quiet', '--end-of-options', name]);
  if (found === undefined)
    throw new UserError(
      `${repository} has no revision ${revision} (git log lists them), nor is there a folder or built set of that name.`,
    );
  const { path: folder, remove } = systemTemporaryFolder('ecos-revision');
  try {
    const problem = await copyFiles(repository, found, inside.map(withSlashes), folder);
    if (problem !== undefined) throw new UserError(`The files of ${revision} in ${repository} ${problem}.`);
  } catch (error) {
    remove();
    throw error;
  }
  // Those that existed then.
  return {
    places: inside.map((way) => join(folder, way)).filter((place) => existsSync(place)),
    folder,
    remove,
  };
}

/** The most files to copy from a revision, and their total size in bytes: a small repository can contain a file many times. */
const MOST_FILES = 1000;
const LARGEST_COPY = 2 ** 23;
/** The same of the pictures among them: as large as 128 cards may have. */
const LARGEST_PICTURES = 128 * LARGEST_ART;

/** Of a card; not a drawing, which changes no card. */
const PICTURE = /^(?!(?:.*\/)?icons\/).+\.(?:png|jpe?g|svg)$/i;

const CLONE_GAPS = 'cannot be read: a partial clone, for example, lacks some';
const TOO_MUCH = `cannot be compared: there are more than ${MOST_FILES} of cards, words and pictures, or they have more than ${LARGEST_COPY / 2 ** 20} MB`;

/**
 * Writes those files of a commit that sets may need into an empty folder, and returns what is wrong with them, if anything. The
 * folder becomes a repository without any settings, which only borrows the objects of the other one.
 */
async function copyFiles(
  repository: string,
  commit: string,
  named: readonly string[],
  folder: string,
): Promise<string | undefined> {
  const format = await git(repository, ['rev-parse', '--show-object-format']);
  const objects = await git(repository, ['rev-parse', '--git-path', 'objects']);
  if (format === undefined || objects === undefined) return CLONE_GAPS;
  if ((await git(folder, ['init', '--quiet', `--object-format=${format}`])) === undefined) return CLONE_GAPS;
  writeFileSync(join(folder, '.git', 'objects', 'info', 'alternates'), `${resolve(repository, objects)}\n`);
  const files = await filesAt(folder, commit, named);
  if (files === undefined) return CLONE_GAPS;
  if (files.length > MOST_FILES) return TOO_MUCH;
  const ids = files.map(({ id }) => `${id}\n`).join('');
  const sizes = (await git(folder, ['cat-file', '--batch-check=%(objectsize)'], ids))
    ?.split('\n')
    .map(Number);
  // Git says that one is missing instead of its size.
  if (sizes === undefined || sizes.some(Number.isNaN)) return CLONE_GAPS;
  const sum = (pictures: boolean) =>
    sizes.reduce((all, size, i) => (files[i]?.isPicture === pictures ? all + size : all), 0);
  if (sum(false) > LARGEST_COPY || sum(true) > LARGEST_PICTURES) return TOO_MUCH;
  const entries = files.map(({ entry }) => `${entry}\0`).join('');
  const isWritten =
    (await git(folder, ['update-index', '-z', '--index-info'], entries)) !== undefined &&
    // Links become regular files: a link may lead anywhere, and its target is not an earlier version.
    (await git(folder, ['-c', 'core.symlinks=false', 'checkout-index', '--all', '--quiet'])) !== undefined;
  return isWritten ? undefined : CLONE_GAPS;
}

/**
 * The files of a commit that sets may need: named ones, cards, words and built sets. Those outside of the PATHs are among them,
 * because a set may extend another one; of pictures, only those below a PATH. Undefined if some cannot be listed.
 */
async function filesAt(folder: string, commit: string, named: readonly string[]) {
  const lines = await git(folder, ['ls-tree', '-r', '-z', commit]);
  const files = lines?.split('\0').flatMap((entry) => {
    const [, id = '', path] = /^\d+ blob (\w+)\t(.+)$/s.exec(entry) ?? [];
    return path === undefined ? [] : [{ entry, id, path, isPicture: PICTURE.test(path) }];
  });
  const paths = new Set(files?.map(({ path }) => path));
  // A built set is a pair of `SET.json` and `SET.ts`.
  const isBuilt = (path: string) =>
    /\.(json|ts)$/.test(path) && ['json', 'ts'].every((end) => paths.has(path.replace(/(json|ts)$/, end)));
  const folders = named.map((place) =>
    place.endsWith('.eco') ? place.replace(/[^/]*$/, '') : place && `${place}/`,
  );
  const isBelow = (path: string) => folders.some((folder) => path.startsWith(folder));
  return files?.filter(
    ({ path, isPicture }) =>
      isSetText(path) || named.includes(path) || isBuilt(path) || (isPicture && isBelow(path)),
  );
}

/**
 * The commits that changed a PATH, the latest first.
 * @param most the maximum number
 * @throws UserError if git is missing, and outside a repository
 */
export async function findRevisions(path: string, most: number): ReturnType<OpenSet['revisions']> {
  const place = placeOf(path);
  const repository = await repositoryOf(place);
  // A title may be long. A repository from other people must not decide which program checks signatures.
  const options = ['--no-show-signature', `--max-count=${most}`, '--format=%h%x09%cI%x09%<(200,trunc)%s'];
  const output = (await git(repository, ['log', ...options, '--', place])) ?? '';
  const revisions = output.split('\n').map((line) => {
    const [id, date, ...title] = line.trimEnd().split('\t');
    return { id, title: title.join('\t'), date };
  });
  return { revisions: output === '' ? [] : revisions };
}

/** The file or folder that a PATH names, which may be the id of a bundled set. Follows links, as git does. */
function placeOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const set = bundledSets().find(({ id }) => id === path);
  if (!set)
    throw new UserError(`${path} cannot be compared with an earlier revision: it is not a file or folder.`);
  return dirname(resolve(set.files[0]!.file));
}

/** @param missing what a path outside of a repository lacks, for the message */
async function repositoryOf(place: string, missing = 'earlier revision'): Promise<string> {
  // A set may be its own repository.
  const folder = statSync(place).isDirectory() ? place : dirname(place);
  const root = await git(folder, ['rev-parse', '--show-toplevel']);
  if (root === undefined)
    throw new UserError(`${place} is not in a git repository, so it has no ${missing}.`);
  return root;
}

/** Files among the cards can look like a bare repository, whose settings are a stranger's. */
const SAFE_OPTIONS = ['-c', 'safe.bareRepository=explicit'];
/** The settings of a repository can name programs that fetch missing objects, so nothing is fetched. */
const safeEnvironment = () => ({
  ...process.env,
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_LFS_SKIP_SMUDGE: '1',
  // Git sets these for its hooks. They would replace the repository of the folder.
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
});

/** How long git may take, in milliseconds, and the most that it may write, in bytes. */
const GIT_TIMEOUT = 10_000;
const LONGEST_OUTPUT = 2 ** 26;

/**
 * Runs git in a folder and returns its output; undefined if it fails.
 * @param input what it reads
 * @throws UserError if git is not installed, takes too long or writes too much
 */
async function git(folder: string, args: readonly string[], input = ''): Promise<string | undefined> {
  const running = promisify(execFile)('git', [...SAFE_OPTIONS, '-C', folder, ...args], {
    // Windows prefers a program in the current folder, which may be the stranger's.
    cwd: bundledFolder(),
    env: safeEnvironment(),
    timeout: GIT_TIMEOUT,
    killSignal: 'SIGKILL',
    maxBuffer: LONGEST_OUTPUT,
  });
  // Git may end before it has read all.
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return (await running).stdout.trim();
  } catch (error) {
    const { code, killed } = error as ExecFileException;
    if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
      throw new UserError('The git repository is too large to compare with its revisions.');
    if (killed) throw new UserError(`Git did not answer within ${GIT_TIMEOUT / 1000} seconds.`);
    // A number is the exit code of git.
    if (typeof code !== 'string') return undefined;
    const reason = code === 'ENOENT' ? 'was not found' : `cannot be run: ${errorReason(error)}`;
    throw new UserError(`Comparing with a revision needs the program git, which ${reason}.`);
  }
}
