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
} from 'vscode-languageserver';
import {
  findDefinitions,
  findHighlights,
  findReferences,
  type Occurrence,
  prepareRename,
  renameName,
} from '../../index.ts';
import { documentRange, spanLocation } from '../documents.ts';
import { bothForms } from '../protocol/edits.ts';
import { ofFile, type RequestContext } from '../request-context.ts';

/** The declarations of the name at a position. */
export const definition = ofFile(({ position }: DefinitionParams, at) =>
  locations(findDefinitions(at.workspace, at.file, at.document.offsetAt(position)), at),
);

/** All uses of the name. */
export const references = ofFile(({ position, context: { includeDeclaration } }: ReferenceParams, at) =>
  locations(findReferences(at.workspace, at.file, at.document.offsetAt(position), includeDeclaration), at),
);

/** Its occurrences in the same file: declarations as writes, uses as reads. */
export const highlights = ofFile(({ position }: DocumentHighlightParams, { workspace, file, document }) =>
  findHighlights(workspace, file, document.offsetAt(position)).map(
    ({ role, ...span }): DocumentHighlight => ({
      range: documentRange(document, span),
      kind:
        role === 'declares' || role === 'plural' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
    }),
  ),
);

/** The range to rename and the current name; an error explains why renaming is impossible. */
export const renamePrepared = ofFile(
  ({ position }: PrepareRenameParams, { workspace, file, document }): PrepareRenameResult => {
    const found = prepareRename(workspace, file, document.offsetAt(position));
    if ('refused' in found) throw refusal(found.refused);
    return { range: documentRange(document, found), placeholder: found.name };
  },
);

/** The edits of a renaming; an error explains why it is impossible. */
export const rename = ofFile(({ position, newName }: RenameParams, at) => {
  const done = renameName(at.workspace, at.file, at.document.offsetAt(position), newName);
  if ('refused' in done) throw refusal(done.refused);
  // Clients that support versions use `documentChanges`, which states the versions of the texts.
  return bothForms(at, done.edits);
});

function refusal(reason: string): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, `${reason[0]?.toUpperCase()}${reason.slice(1)}.`);
}

function locations(places: readonly Occurrence[], { workspace, uris }: RequestContext): Location[] {
  return places.flatMap((place) => spanLocation(workspace, uris, place) ?? []);
}
