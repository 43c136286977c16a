/** The editor as a client of the language server in the worker. */
import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionStatus,
} from '@codemirror/autocomplete';
import {
  findReferencesKeymap,
  hoverTooltips,
  jumpToDefinitionKeymap,
  LSPClient,
  LSPPlugin,
  renameSymbol,
  serverCompletionSource,
  type Transport,
  Workspace,
  type WorkspaceFile,
} from '@codemirror/lsp-client';
import { EditorState, type Extension, Text, type TransactionSpec } from '@codemirror/state';
import { EditorView, getDialog, keymap } from '@codemirror/view';
import type { ClientCapabilities, CompletionItem } from 'vscode-languageserver';
import type { TextEdit } from '../../../program/index.ts';
import type { WordClasses } from '../../messages.ts';
import type { Asking, Editing, Reading } from '../parts.ts';
import { isNarrow } from '../shell/narrow.ts';
import type { OpenDocument } from '../texts/documents.ts';
import { words } from './colours.ts';
import { snippetFields } from './offers.ts';
import { safeHtml } from './safe-html.ts';

export { snippet } from '@codemirror/autocomplete';

/** The `insertTextFormat` of an offer that writes more than a word. */
const SNIPPET = 2;

/** How long to wait before the server is asked again for what it can do. */
const RETRY_MS = 300;

/** What the language service needs of the studio. */
export interface Serving extends Asking, Editing, Reading {
  readonly shown: { showFile(file: string): void };
}

/** Connects the editor with the server. Returns the extension for a file. */
export function languageClient(page: Serving): (file: string) => Extension {
  const client: Client = new Client({
    workspace: (client) => new SetWorkspace(client, page),
    sanitizeHTML: safeHtml,
    // The line to the worker knows better when to stop waiting.
    timeout: 600_000,
    extensions: [
      autocompletion({
        // On a narrow page, buttons below the text offer them.
        override: [(context) => (context.explicit || !isNarrow.value ? client.offers(context) : null)],
        icons: false,
        optionClass: (offer) => client.classFor(offer),
      }),
      hoverTooltips(),
      keymap.of([
        { key: 'Tab', run: acceptOffer },
        { key: 'F2', run: rename },
        ...jumpToDefinitionKeymap,
        ...findReferencesKeymap,
      ]),
      focusAfterRename(),
      EditorState.phrases.of({ rename: 'Rename' }),
      // Names contain hyphens.
      EditorState.languageData.of(() => [{ wordChars: '-' }]),
    ],
  });
  client.connect(transportTo(page));
  return (file) => client.plugin(file, 'ecos');
}

/** Sends requests to the worker. It has the texts already, so it needs no notifications. */
function transportTo({ line }: Asking): Transport {
  let handler = (_: string): void => undefined;
  let capabilities: ClientCapabilities = {};
  const ask = async (method: string, params: unknown) => {
    for (;;) {
      const answer = await line.ask('request', { method, params, client: capabilities });
      if (answer || method !== 'initialize') return answer ?? { result: null };
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };
  return {
    send: (message) => {
      const { id, method, params } = JSON.parse(message);
      if (method === 'initialize') ({ capabilities } = params);
      if (id === undefined) return;
      void ask(method, params).then((answer) => handler(JSON.stringify({ jsonrpc: '2.0', id, ...answer })));
    },
    subscribe: (one) => {
      handler = one;
    },
    unsubscribe: () => undefined,
  };
}

class Client extends LSPClient {
  #items: readonly CompletionItem[] = [];
  #classes: WordClasses = {};

  override async request<Params, Result>(method: string, params: Params): Promise<Result> {
    const result = await super.request<Params, Result>(method, params);
    if (method !== 'textDocument/completion') return result;
    const items = (result ?? []) as CompletionItem[];
    for (const { textEdit } of items) if (textEdit) textEdit.newText = snippetFields(textEdit.newText);
    this.#items = items;
    return result;
  }

  /** The class of an offered word, which has the same colour in the text. */
  classFor({ label }: Completion): string {
    return Object.hasOwn(this.#classes, label) ? `cm-${this.#classes[label]}` : '';
  }

  /**
   * Completions with their documentation. Between words, anything that begins a construct fits: it is offered only on request. So
   * is what stands there already.
   */
  async offers(context: CompletionContext): Promise<CompletionResult | null> {
    // A question that waits for the first connection would be answered about a later text.
    const found = this.serverCapabilities && (await serverCompletionSource(context));
    if (!found || found.options.length === 0) return null;
    const items = this.#items;
    const { view, explicit, state, pos } = context;
    const isWhole = (word: string) =>
      items.some(({ label, insertTextFormat }) => label === word && insertTextFormat !== SNIPPET);
    const word = state.sliceDoc(found.from, pos);
    // By now, Tab may have moved the focus out of the text.
    if (!explicit && (word === '' || isWhole(word) || !view?.hasFocus)) return null;
    this.#classes = state.field(words);
    const options = found.options.map(
      (option, i): Completion => ({
        ...option,
        info: async () => {
          const item = await this.request<unknown, CompletionItem | null>('completionItem/resolve', items[i]);
          const html = item?.documentation && view && LSPPlugin.get(view)?.docToHTML(item.documentation);
          return html ? Object.assign(document.createElement('div'), { innerHTML: html }) : null;
        },
      }),
    );
    return { ...found, options, validFor: (now) => /^[\w-]*$/.test(now) && !isWhole(now) };
  }
}

/** The files of the set. The text of each version of a document is made once. */
class SetWorkspace extends Workspace {
  readonly #page: Serving;
  readonly #texts = new WeakMap<OpenDocument, Text>();
  #view: EditorView | undefined;
  #edits: TextEdit[] = [];

  constructor(client: LSPClient, page: Serving) {
    super(client);
    this.#page = page;
  }

  override get files(): WorkspaceFile[] {
    return [...this.#page.documents.values()].map((document) => {
      const { file, text } = document;
      const doc = this.#texts.get(document) ?? Text.of(text.split(/\r\n?|\n/));
      this.#texts.set(document, doc);
      const getView = () => (this.#plugin?.uri === file ? (this.#view ?? null) : null);
      return { uri: file, languageId: 'ecos', version: 0, doc, getView };
    });
  }

  get #plugin() {
    return this.#view && LSPPlugin.get(this.#view);
  }

  override syncFiles(): ReturnType<Workspace['syncFiles']> {
    const plugin = this.#plugin;
    const file = plugin && this.getFile(plugin.uri);
    if (!file || plugin.unsyncedChanges.empty) return [];
    const { syncedDoc: prevDoc, unsyncedChanges: changes } = plugin;
    plugin.clear();
    return [{ file, prevDoc, changes }];
  }

  override openFile(_file: string, _language: string, view: EditorView): void {
    this.#view = view;
  }

  override closeFile(): void {}
  override connected(): void {}

  /** Edits of several files are applied, and undone, together. */
  override updateFile(file: string, { changes }: TransactionSpec): void {
    if (this.#edits.length === 0) queueMicrotask(() => this.#page.edit(this.#edits.splice(0)));
    for (const { from, to, insert } of changes as { from: number; to: number; insert: string }[])
      this.#edits.push({ file, from, to, text: insert });
  }

  override async displayFile(file: string): Promise<EditorView | null> {
    if (!this.#page.documents.has(file)) return null;
    this.#page.shown.showFile(file);
    return this.#view ?? null;
  }
}

/** Takes the selected completion. Tab stays in the text even if the list is too new to take from. */
const acceptOffer = (view: EditorView): boolean =>
  acceptCompletion(view) || completionStatus(view.state) === 'active';

/** Asks for a new name for the name at the cursor, or says why it keeps its name. */
function rename(view: EditorView): boolean {
  const plugin = LSPPlugin.get(view);
  if (!plugin) return false;
  const position = plugin.toPosition(view.state.selection.main.head);
  plugin.client.request('textDocument/prepareRename', { textDocument: { uri: plugin.uri }, position }).then(
    (found) => found && renameSymbol(view),
    (error) => plugin.reportError('It keeps its name', error),
  );
  return true;
}

/** Moves the focus back to the text when the panel for a new name closes. */
function focusAfterRename(): Extension {
  let isOpen = false;
  return EditorView.updateListener.of(({ view }) => {
    const wasOpen = isOpen;
    isOpen = getDialog(view, 'cm-lsp-rename-panel') !== null;
    if (wasOpen && !isOpen) view.focus();
  });
}
