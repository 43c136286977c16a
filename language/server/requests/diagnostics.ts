/** `textDocument/publishDiagnostics`: the problems of a file. */
import {
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver';
import type { Problem } from '../../index.ts';
import {
  fileText,
  type PlacedProblem,
  placedProblems,
  placeProblems,
  unlistedCounts,
  unlistedText,
  type Workspace,
} from '../../workspace/index.ts';
import { documentRange, fileDocument, spanLocation } from '../documents.ts';
import type { Uris } from '../protocol/uris.ts';

/**
 * All diagnostics of a file, with the version of its text.
 * @param pages base URI of the pages about problem codes
 * @param laidOut what only drawing the cards of all files shows
 */
export function fileDiagnostics(
  workspace: Workspace,
  file: string,
  uris: Uris,
  pages?: string,
  laidOut: readonly Problem[] = [],
): PublishDiagnosticsParams {
  const version = fileText(workspace, file)?.version;
  const own = laidOut.filter((problem) => problem.file === file);
  const problems = [...placedProblems(workspace, file), ...placeProblems(workspace, own)];
  return {
    uri: uris.uriOf(file),
    ...(version !== undefined && { version }),
    diagnostics: [
      ...problems.map((placed) => toDiagnostic(workspace, placed, uris, pages)),
      ...restOf(workspace, file),
    ],
  };
}

/** For a file with too many problems: a diagnostic at its end with the number of unlisted ones. */
function restOf(workspace: Workspace, file: string): Diagnostic[] {
  const more = unlistedCounts(workspace, file);
  if (more.errors + more.warnings === 0) return [];
  const document = fileDocument(workspace, file)!;
  const end = document.positionAt(document.getText().length);
  return [
    {
      range: { start: end, end },
      severity: more.errors > 0 ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      source: 'ecos',
      message: unlistedText(more),
    },
  ];
}

/** A problem as a diagnostic. */
export function toDiagnostic(
  workspace: Workspace,
  { problem, related, unnecessary, ...span }: PlacedProblem,
  uris: Uris,
  pages?: string,
): Diagnostic {
  const { file, code, severity, message, hint, length } = problem;
  // A problem lies within one line. At the end of a line its length may go beyond the text.
  const { start } = documentRange(fileDocument(workspace, file)!, span);
  const relatedInformation = related.flatMap(({ message, ...place }) => {
    const location = spanLocation(workspace, uris, place);
    return location ? [{ location, message }] : [];
  });
  return {
    range: { start, end: { line: start.line, character: start.character + length } },
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    ...(pages !== undefined && { codeDescription: { href: `${pages}${code}.md` } }),
    source: 'ecos',
    message,
    // The message is the same as in `ecos check`; the hint is for code actions and hovers.
    ...(hint !== undefined && { data: { hint } }),
    ...(unnecessary && { tags: [DiagnosticTag.Unnecessary] }),
    ...(relatedInformation.length > 0 && { relatedInformation }),
  };
}
