/** The types of the entries: each declared once, in a module that all entries share. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Node, Project, ts } from 'ts-morph';
import { OPERATIONS } from '../../program/index.ts';
import { ENTRIES, entryFile } from './entry-files.ts';
import { RollUp } from './roll-up.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TSC = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

/** The module with all types. */
const SHARED = 'types';

/** Writes `NAME.d.mts` for each entry into a folder, and the module that they share. */
export async function packTypes(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // In this package: types of other packages are found from there.
  const place = mkdtempSync(join(ROOT, 'dist', 'declarations-'));
  try {
    // The compiler is a process of its own, and works at the same time.
    const emitted = emitDeclarations(place);
    const plain = plainTypes();
    await emitted;
    const project = new Project({ compilerOptions: COMPILER });
    const entries = ENTRIES.map((name) =>
      project.addSourceFileAtPath(join(place, 'tools', 'package', 'entries', `${name}.d.ts`)),
    );
    project.resolveSourceFileDependencies();
    const rolled = new RollUp(place, plain);
    const exports = entries.map((entry) => rolled.exportsOf(entry));
    writeFileSync(join(folder, `${SHARED}.d.mts`), rolled.text());
    for (const [at, name] of ENTRIES.entries()) {
      const list = exports[at]!.map(([as, own]) => (as === own ? as : `${own} as ${as}`));
      writeFileSync(join(folder, `${name}.d.mts`), `export { ${list.join(', ')} } from './${SHARED}.mjs';\n`);
    }
  } finally {
    rmSync(place, { recursive: true });
  }
}

const COMPILER: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  skipLibCheck: true,
};

/** Writes the declarations of all modules that entries use. A test checks them in an installed package. */
function emitDeclarations(place: string) {
  const config = join(place, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, incremental: false },
    ...{ outDir: place, rootDir: ROOT },
  };
  const files = ENTRIES.map(entryFile);
  writeFileSync(
    config,
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: [], files }),
  );
  return promisify(execFile)(process.execPath, [TSC, '-p', config]);
}

const WHOLE_TYPE = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
/** A shorter type is not worth a name. */
const SHORTEST_NAMED = 30;

/** The types that are made from schemas, without them: each by its name, with the names of others in it. */
function plainTypes(): Map<string, string> {
  const project = new Project({
    tsConfigFilePath: join(ROOT, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
  });
  project.addSourceFilesAtPaths(['program/index.ts', 'table/*/*schema.ts'].map((one) => join(ROOT, one)));
  project.resolveSourceFileDependencies();
  const table = project.getSourceFileOrThrow(join(ROOT, 'program', 'operations.ts'));
  const names = Object.keys(OPERATIONS).map((op) => JSON.stringify(op));
  const rows = table.addInterface({
    name: 'Operations',
    properties: names.map((name) => ({ name, type: `Static<(typeof OPERATIONS)[${name}]['schema']>` })),
  });
  const aliases = project
    .getSourceFiles()
    .flatMap((file) => [...file.getTypeAliases(), ...file.getInterfaces()])
    .filter((one) => /(?:=|extends) *Static</.test(one.getText()))
    .map((one) => {
      // An interface is written out like what it extends.
      const [schema = one] = Node.isInterfaceDeclaration(one) ? one.getExtends() : [];
      return {
        name: one.getName(),
        text: schema.getType().getText(schema, WHOLE_TYPE),
        comment: one.getJsDocs().map((doc) => `${doc.getText()}\n`),
      };
    });
  const operations = rows
    .getProperties()
    .map((one) => `${one.getName()}: ${one.getType().getText(one, WHOLE_TYPE)};`);
  // Long types are made of shorter ones.
  const named = aliases
    .filter(({ text }) => text.length >= SHORTEST_NAMED)
    .toSorted((a, b) => b.text.length - a.text.length);
  const short = (text: string, own?: string) =>
    named.reduce((all, one) => (one.name === own ? all : all.replaceAll(one.text, one.name)), text);
  const types: (readonly [name: string, text: string, comment?: string])[] = [
    ...aliases.map(({ name, text, comment }) => [name, ` = ${short(text, name)}`, comment.join('')] as const),
    ['Operations', ` = { ${short(operations.join(' ').replaceAll('InnerBlock', 'Block'))} }`],
    ['OpName', ' = keyof Operations', '/** The name of an operation. */\n'],
    ['Op', '<N extends OpName> = Operations[N]', '/** The data of one operation. */\n'],
    ['Step', ' = { [N in OpName]: Op<N> }[OpName]', '/** Any operation. */\n'],
  ];
  return new Map([
    ...types.map(([name, text, comment = '']) => [name, `${comment}export type ${name}${text};`] as const),
    ['Block', '/** Steps in the order they run. */\nexport interface Block extends ReadonlyArray<Step> {}'],
  ]);
}
