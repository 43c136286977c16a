/** The card at the cursor, drawn beside the text while it is written. */
import {
  commands,
  type ExtensionContext,
  type TextEditor,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { cardPage } from './card-page.ts';
import { LANGUAGE } from './client-options.ts';
import { cardAt } from './requests.ts';

/** Adds the command that opens the panel. */
export function addCardPanel(context: ExtensionContext, client: BaseLanguageClient): void {
  let panel: WebviewPanel | undefined;
  let shown = '';
  /** The newest question; an answer to an older one is dropped. */
  let asked = 0;

  const draw = async (editor: TextEditor | undefined): Promise<void> => {
    if (!panel || editor?.document.languageId !== LANGUAGE) return;
    const question = ++asked;
    const card = await cardAt(client, editor.document.uri.toString(), editor.selection.active);
    if (!panel || question !== asked || !card) return;
    const page = cardPage(card);
    if (page === shown) return;
    shown = page;
    panel.title = `Card ${card.number}`;
    panel.webview.html = page;
  };
  const drawActive = (): Promise<void> => draw(window.activeTextEditor);

  context.subscriptions.push(
    commands.registerCommand('ecos.showCard', async () => {
      if (panel) {
        panel.reveal(undefined, true);
      } else {
        panel = window.createWebviewPanel('ecos.card', 'Card', {
          viewColumn: ViewColumn.Beside,
          preserveFocus: true,
        });
        shown = '';
        panel.onDidDispose(() => {
          panel = undefined;
        });
      }
      await drawActive();
    }),
    window.onDidChangeTextEditorSelection(({ textEditor }) => draw(textEditor)),
    window.onDidChangeActiveTextEditor(draw),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (document === window.activeTextEditor?.document) return drawActive();
      return undefined;
    }),
  );
}
