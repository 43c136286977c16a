/** Pictures of boards in the documentation, in a light and a dark theme, from scenarios on the same page. */
import '../../../print/own-assets/index.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../../compiler/index.ts';
import { expectedBoard, frameBoard } from '../../../language/index.ts';
import { type BoardDrawing, drawBoard } from '../../../print/board/index.ts';
import { recordFilm } from '../../../runtime/scenario/index.ts';
import { READY_SETS } from '../language/bundled.ts';
import type { GeneratedFile } from '../page.ts';

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs');

export function boardPicturePages(): GeneratedFile[] {
  const language = scenarioIn('language.md', 'a sketch with a legend');
  const wrong = scenarioIn('cli.md', 'the elephant wades');
  const last = wrong.at(-1)!;
  return [
    ...picture(
      'sketch',
      frameBoard(language[0]!, 'The board of the sketch, and where a mountain can be placed'),
    ),
    ...picture('expected', expectedBoard(last, 'The board that was expected')!),
    ...picture('got', frameBoard(last, 'The board that came')),
  ];
}

/** The film of a scenario on a page of the documentation. */
function scenarioIn(page: string, title: string) {
  const text = readFileSync(join(DOCS, page), 'utf8');
  const scenario = new RegExp(`^scenario "${title}"\\n\\{[\\s\\S]*?^\\}`, 'm').exec(text);
  if (!scenario) throw new Error(`docs/${page} has no scenario "${title}"`);
  const source = {
    files: [{ file: page, text: `set docs "Docs" extends first-continent\n${scenario[0]}\n` }],
  };
  const [set] = compile([source], READY_SETS).sets;
  return recordFilm(set!.chain, set!.scenarios[0]!).frames;
}

const picture = (name: string, board: BoardDrawing): GeneratedFile[] =>
  (['day', 'night'] as const).map((theme) => ({
    file: `docs/pictures/${name}${theme === 'night' ? '-dark' : ''}.svg`,
    text: `${drawBoard(board, { theme })}\n`,
  }));
