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
import { bothForms } from '../edits.ts';
import type { AskedFile, RequestContext } from '../request-context.ts';

/** The declarations of the name at a position. */
export function definition(params: DefinitionParams, asked: RequestContext): Location[] | null {
  const at = positionOf(params, asked);
  return at && locations(definitionsAt(asked.workspace, at.file, at.offset), asked);
}

/** All uses of the name. */
export function references(params: ReferenceParams, asked: RequestContext): Location[] | null {
  const at = positionOf(params, asked);
  const { includeDeclaration } = params.context;
  return at && locations(referencesAt(asked.workspace, at.file, at.offset, includeDeclaration), asked);
}

/** Its occurrences in the same file: declarations as writes, uses as reads. */
export function highlights(
  params: DocumentHighlightParams,
  asked: RequestContext,
): DocumentHighlight[] | null {
  const at = positionOf(params, asked);
  return (
    at &&
    highlightsAt(asked.workspace, at.file, at.offset).map(({ role, ...span }) => ({
      range: rangeIn(at.document, span),
      kind:
        role === 'declares' || role === 'plural' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
    }))
  );
}

/** The range to rename and the current name; an error explains why renaming is impossible. */
export function renamePrepared(
  params: PrepareRenameParams,
  asked: RequestContext,
): PrepareRenameResult | null {
  const at = positionOf(params, asked);
  if (!at) return null;
  const found = prepareRename(asked.workspace, at.file, at.offset);
  if ('refused' in found) throw refusal(found.refused);
  return { range: rangeIn(at.document, found), placeholder: found.name };
}

/** The edits of a renaming; an error explains why it is impossible. */
export function rename(params: RenameParams, asked: RequestContext): WorkspaceEdit | null {
  const at = positionOf(params, asked);
  if (!at) return null;
  const done = renameAt(asked.workspace, at.file, at.offset, params.newName);
  if ('refused' in done) throw refusal(done.refused);
  // Clients that support versions use `documentChanges`, which states the versions of the texts.
  return bothForms(asked, done.edits);
}

function refusal(reason: string): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, `${reason[0]?.toUpperCase()}${reason.slice(1)}.`);
}

function positionOf(
  { textDocument, position }: TextDocumentPositionParams,
  asked: RequestContext,
): (AskedFile & { offset: number }) | null {
  const at = asked.at(textDocument.uri);
  return at ? { ...at, offset: at.document.offsetAt(position) } : null;
}

function locations(places: readonly Occurrence[], { workspace, uris }: RequestContext): Location[] {
  return places.flatMap((place) => locationOf(workspace, uris, place) ?? []);
}
