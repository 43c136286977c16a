/** A picture of Visual Studio Code with a card next to its text. */
import { rmSync } from 'node:fs';
import { stageExtension } from '../../../tools/package/vscode.ts';
import { folderWith } from '../../folder-with.ts';
import { startDesigner } from './designer.ts';
import { serveVsCode } from './serve.ts';

/** Opens `cards.eco` of these files and shows the quick fixes for the mistake at this line and column. */
export async function photographed(
  files: Readonly<Record<string, string>>,
  line: number,
  column: number,
): Promise<Uint8Array> {
  const staged = folderWith({});
  await stageExtension(staged);
  const inFolder = Object.entries(files).map(([name, text]) => [`/set/${name}`, text]);
  const served = await serveVsCode(staged, Object.fromEntries(inFolder));
  const designer = await startDesigner(served.url);
  try {
    const { page, open, command, goTo, chord, panelShows } = designer;
    await page.setViewport({ width: 1180, height: 500 });
    await open('cards.eco');
    await page.waitForSelector('.squiggly-error', { timeout: 60_000 });
    await goTo(line, column);
    await command('Ecos: Show the Card Beside the Text');
    await panelShows('Card 901');
    await open('cards.eco');
    await goTo(line, column);
    await chord('Control', '.');
    await page.waitForSelector('.action-widget .monaco-list-row.action');
    return await page.screenshot();
  } finally {
    await designer.close();
    served.close();
    rmSync(staged, { recursive: true, force: true });
  }
}
