/** Definitions, references, highlights, and `textDocument/rename`. */
import {
  type DefinitionParams,
  type DocumentHighlight,
  DocumentHighlightKind,
  type DocumentHighlightParams,
  type Location,
  LSPErrorCodes,
  type PrepareRenameParams,
  type PrepareRenameResult,
  type ReferenceParams,
  type RenameParams,
  ResponseError,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import {
  definitionsAt,
  highlightsAt,
  type Occurrence,
  prepareRename,
  referencesAt,
  renameAt,
} from '../../index.ts';
import { locationOf, rangeIn } from '../documents.ts';
import { bothForms } from '../protocol/edits.ts';
import type { RequestContext, RequestedFile } from '../request-context.ts';

/** The declarations of the name at a position. */
export function definition(params: DefinitionParams, context: RequestContext): Location[] | null {
  const at = positionOf(params, context);
  return at && locations(definitionsAt(context.workspace, at.file, at.offset), context);
}

/** All uses of the name. */
export function references(params: ReferenceParams, context: RequestContext): Location[] | null {
  const at = positionOf(params, context);
  const { includeDeclaration } = params.context;
  return at && locations(referencesAt(context.workspace, at.file, at.offset, includeDeclaration), context);
}

/** Its occurrences in the same file: declarations as writes, uses as reads. */
export function highlights(
  params: DocumentHighlightParams,
  context: RequestContext,
): DocumentHighlight[] | null {
  const at = positionOf(params, context);
  return (
    at &&
    highlightsAt(context.workspace, at.file, at.offset).map(({ role, ...span }) => ({
      range: rangeIn(at.document, span),
      kind:
        role === 'declares' || role === 'plural' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
    }))
  );
}

/** The range to rename and the current name; an error explains why renaming is impossible. */
export function renamePrepared(
  params: PrepareRenameParams,
  context: RequestContext,
): PrepareRenameResult | null {
  const at = positionOf(params, context);
  if (!at) return null;
  const found = prepareRename(context.workspace, at.file, at.offset);
  if ('refused' in found) throw refusal(found.refused);
  return { range: rangeIn(at.document, found), placeholder: found.name };
}

/** The edits of a renaming; an error explains why it is impossible. */
export function rename(params: RenameParams, context: RequestContext): WorkspaceEdit | null {
  const at = positionOf(params, context);
  if (!at) return null;
  const done = renameAt(context.workspace, at.file, at.offset, params.newName);
  if ('refused' in done) throw refusal(done.refused);
  // Clients that support versions use `documentChanges`, which states the versions of the texts.
  return bothForms(context, done.edits);
}

function refusal(reason: string): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, `${reason[0]?.toUpperCase()}${reason.slice(1)}.`);
}

function positionOf(
  { textDocument, position }: TextDocumentPositionParams,
  context: RequestContext,
): (RequestedFile & { offset: number }) | null {
  const at = context.at(textDocument.uri);
  return at ? { ...at, offset: at.document.offsetAt(position) } : null;
}

function locations(places: readonly Occurrence[], { workspace, uris }: RequestContext): Location[] {
  return places.flatMap((place) => locationOf(workspace, uris, place) ?? []);
}
