/** `textDocument/completion` and `completionItem/resolve`. */
import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionParams,
  InsertTextFormat,
} from 'vscode-languageserver';
import { type Completion, complete, completionDocumentation, foldersOfFile } from '../../index.ts';
import { documentRange } from '../documents.ts';
import { markup, showsPictures } from '../protocol/markup.ts';
import { ofFile, type RequestContext } from '../request-context.ts';

const KINDS: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  word: CompletionItemKind.Keyword,
  declaration: CompletionItemKind.Snippet,
  setting: CompletionItemKind.Snippet,
  clause: CompletionItemKind.Snippet,
  'clause of a feature': CompletionItemKind.Snippet,
  trigger: CompletionItemKind.Snippet,
  line: CompletionItemKind.Snippet,
  step: CompletionItemKind.Snippet,
  element: CompletionItemKind.EnumMember,
  thing: CompletionItemKind.Class,
  hand: CompletionItemKind.Interface,
  layout: CompletionItemKind.Struct,
  card: CompletionItemKind.Reference,
  place: CompletionItemKind.Variable,
  letter: CompletionItemKind.Variable,
  choice: CompletionItemKind.Value,
  set: CompletionItemKind.Module,
};

/** What an item needs in order to be resolved later. */
interface Data {
  uri: string;
  kind: Completion['kind'];
}

/** The completion items in order, with snippets for clients that support them. */
export const completionItems = ofFile(({ textDocument, position }: CompletionParams, context) => {
  const { workspace, file, document, client } = context;
  const takesSnippets = client.textDocument?.completion?.completionItem?.snippetSupport ?? false;
  return complete(workspace, file, document.offsetAt(position)).map((one, i): CompletionItem => {
    const { label, kind, insert, snippet, detail, typed } = one;
    const isSnippet = takesSnippets && snippet !== undefined;
    const data: Data = { uri: textDocument.uri, kind };
    return {
      label,
      kind: KINDS[kind],
      detail,
      sortText: String(i).padStart(4, '0'),
      ...(typed !== undefined && { filterText: typed }),
      textEdit: { range: documentRange(document, one), newText: isSnippet ? snippet : insert },
      ...(isSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
      data,
    };
  });
});

/** An item with its documentation. */
export async function resolveItem(item: CompletionItem, context: RequestContext): Promise<CompletionItem> {
  const data: unknown = item.data;
  if (!isData(data)) return item;
  const { workspace, client } = context;
  const { uri, kind } = data;
  const at = context.at(uri);
  if (!at) return item;
  const formats = client.textDocument?.completion?.completionItem?.documentationFormat;
  const extras = await context.extras(foldersOfFile(workspace, at.file));
  const offer = { label: item.label, kind };
  const pictures = showsPictures(context, formats);
  const documentation = completionDocumentation(workspace, at.file, offer, { pictures, extras });
  if (documentation === undefined) return item;
  return { ...item, documentation: markup(documentation, formats) };
}

/** Whether this is the data of one of our items: a client may send anything. */
function isData(data: unknown): data is Data {
  if (typeof data !== 'object' || data === null) return false;
  const { uri, kind } = data as Partial<Record<keyof Data, unknown>>;
  return typeof uri === 'string' && typeof kind === 'string' && Object.hasOwn(KINDS, kind);
}
