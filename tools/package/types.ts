/** The types of the entries, each in one self-contained file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';
import { Project, type SourceFile, ts } from 'ts-morph';

const ROOT = join(import.meta.dirname, '..', '..');

/** Writes `NAME.d.mts` for the entries `entries/NAME.ts` into a folder. */
export function packTypes(names: readonly string[], folder: string): void {
  const entries = names.map((name) => ({
    filePath: join(ROOT, 'tools', 'package', 'entries', `${name}.ts`),
    output: { exportReferencedTypes: false, noBanner: true },
    // A test checks the types in an installed package.
    noCheck: true,
  }));
  const texts = generateDtsBundle(entries, {
    preferredConfigPath: join(ROOT, 'tools', 'package', 'tsconfig.json'),
  });
  const project = new Project({
    tsConfigFilePath: join(ROOT, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
  });
  mkdirSync(folder, { recursive: true });
  for (const [at, name] of names.entries()) {
    // Next to the sources, because type packages resolve only from there.
    const file = project.createSourceFile(join(ROOT, `${name}.packed.d.mts`), texts[at]);
    writeFileSync(join(folder, `${name}.d.mts`), withoutSchemas(file));
  }
}

const WHOLE_TYPE = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

/** Replaces types derived from a schema with the resolved types, and removes the schemas and their library. */
function withoutSchemas(file: SourceFile): string {
  nameOperations(file);
  const members = file.getInterface(OPERATIONS)?.getProperties() ?? [];
  const worked = [...file.getTypeAliases(), ...members].filter((one) =>
    one.getTypeNodeOrThrow().getText().startsWith('Static<'),
  );
  const plain = worked.map((one) => [one, one.getType().getText(one, WHOLE_TYPE)] as const);
  for (const [one, text] of plain) one.setType(text);
  for (const statement of file.getVariableStatements()) {
    if (/\btypebox\b|\bTSchema\b/.test(statement.getText())) statement.remove();
  }
  for (const one of file.getInterfaces()) if (/\bTSchema\b/.test(one.getText())) one.remove();
  file.getImportDeclaration('typebox')?.remove();
  file.formatText({ indentSize: 2 });
  return file.getFullText();
}

/** The name of the operations table, which is replaced by its types by name. */
const OPERATIONS = 'Operations';

/** Replaces the generic type of an operation with a look-up by name. */
function nameOperations(file: SourceFile): void {
  const table = file.getVariableDeclaration('OPERATIONS');
  if (!table) return;
  const properties = table
    .getType()
    .getProperties()
    .map((one) => ({
      name: `"${one.getName()}"`,
      type: `Static<(typeof OPERATIONS)["${one.getName()}"]["schema"]>`,
    }));
  file.addInterface({ name: OPERATIONS, properties });
  file.getTypeAliasOrThrow('OpName').setType(`keyof ${OPERATIONS}`);
  file.getTypeAliasOrThrow('Op').setType(`WithBlocks<${OPERATIONS}[N]>`);
}
