/** A panel next to the text that shows the card, or the film of the scenario, at the cursor, and follows edits. */
import {
  ColorThemeKind,
  commands,
  type ExtensionContext,
  type TextEditor,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { cardView, filmPage } from './card-page.ts';
import { LANGUAGE } from './client-options.ts';
import { cardAt, filmAt } from './requests.ts';

/** Adds the command that opens the panel. */
export function addCardPanel(context: ExtensionContext, client: BaseLanguageClient): void {
  let panel: WebviewPanel | undefined;
  let shown = '';
  /** The number of the newest request; answers to older ones are dropped. */
  let newest = 0;

  const draw = async (editor: TextEditor | undefined): Promise<void> => {
    if (!panel || editor?.document.languageId !== LANGUAGE) return;
    const question = ++newest;
    const { document, selection } = editor;
    const card = await cardAt(client, document.uri.toString(), selection.active);
    const film = card ? null : await filmAt(client, document.uri.toString(), selection.active, theme());
    if (!panel || question !== newest) return;
    const page = card ? cardView(card) : film && filmPage(film, document.getText().split('\n'));
    if (!page || page === shown) return;
    shown = page;
    panel.title = card ? `Card ${card.number}` : 'Scenario';
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
    window.onDidChangeActiveColorTheme(drawActive),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (document === window.activeTextEditor?.document) return drawActive();
      return undefined;
    }),
  );
}

/** The theme for pictures: that of the editor. */
function theme(): 'light' | 'dark' {
  const { kind } = window.activeColorTheme;
  return kind === ColorThemeKind.Light || kind === ColorThemeKind.HighContrastLight ? 'light' : 'dark';
}
