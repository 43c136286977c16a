/** `textDocument/publishDiagnostics`: what is wrong with a file. */
import {
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver';
import {
  type PlacedProblem,
  placedProblems,
  textOf,
  unlistedIn,
  unlistedWords,
  type Workspace,
} from '../../workspace/index.ts';
import { documentOf, locationOf, rangeIn } from '../documents.ts';
import type { Uris } from '../uris.ts';

/** All that is wrong with a file, with the version of its text. `pages` is where the pages of codes are. */
export function diagnosticsOf(
  workspace: Workspace,
  file: string,
  uris: Uris,
  pages?: string,
): PublishDiagnosticsParams {
  const version = textOf(workspace, file)?.version;
  const problems = placedProblems(workspace, file);
  return {
    uri: uris.uriOf(file),
    ...(version !== undefined && { version }),
    diagnostics: [
      ...problems.map((placed) => diagnosticOf(workspace, placed, uris, pages)),
      ...restOf(workspace, file),
    ],
  };
}

/** At the end of a file with too many problems, how many of them are not listed. */
function restOf(workspace: Workspace, file: string): Diagnostic[] {
  const more = unlistedIn(workspace, file);
  if (more.errors + more.warnings === 0) return [];
  const document = documentOf(workspace, file)!;
  const end = document.positionAt(document.getText().length);
  return [
    {
      range: { start: end, end },
      severity: more.errors > 0 ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      source: 'ecos',
      message: unlistedWords(more),
    },
  ];
}

/** A problem as a client shows it. */
export function diagnosticOf(
  workspace: Workspace,
  placed: PlacedProblem,
  uris: Uris,
  pages?: string,
): Diagnostic {
  // A problem is in one line. One that is missing something at the end of it has a length all the same.
  const { start } = rangeIn(documentOf(workspace, placed.problem.file)!, placed);
  const end = { line: start.line, character: start.character + placed.problem.length };
  return {
    range: { start, end },
    ...saidOf(placed, pages),
    ...relatedOf(workspace, placed, uris),
  };
}

function saidOf({ problem, unnecessary }: PlacedProblem, pages: string | undefined) {
  const { code, severity, message, hint } = problem;
  return {
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    ...(pages !== undefined && { codeDescription: { href: `${pages}${code}.md` } }),
    source: 'ecos',
    message,
    // The words are those of `ecos check`; what to do about it is for code actions and hovers.
    ...(hint !== undefined && { data: { hint } }),
    ...(unnecessary && { tags: [DiagnosticTag.Unnecessary] }),
  };
}

function relatedOf(workspace: Workspace, { related }: PlacedProblem, uris: Uris) {
  const relatedInformation = related.flatMap(({ message, ...place }) => {
    const location = locationOf(workspace, uris, place);
    return location ? [{ location, message }] : [];
  });
  return relatedInformation.length > 0 ? { relatedInformation } : {};
}
