/** Type-checks the programs of the documentation strictly, like a reader who copies them. */
import { basename, join, sep } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..', '..');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUnusedLocals: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.NodeNext,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  typeRoots: [join(ROOT, 'node_modules', '@types')],
  types: ['node'],
  // The entries as their sources are: the types that are packed are made of them.
  paths: { 'ecos-cards/*': [join(ROOT, 'packing', 'entries', '*.ts')] },
};

/** What the type checker says of these files, a line each; nothing of what they import. */
export function typeErrors(files: readonly string[]): string[] {
  const program = ts.createProgram([...files], OPTIONS);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => files.some((file) => file.replaceAll(sep, '/') === fileName))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, start = 0, messageText }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      return `${file && basename(file.fileName)}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}
