/** `ecos test --report`: the failed scenarios of some sets as one HTML page, which opens from disk and fetches nothing. */
import { expectedBoard, type FailedScenario, frameBoard } from '../../language/index.ts';
import { type BoardDrawing, boardColours, drawBoard } from '../../print/board/index.ts';
import { creditLine, type Icons, loadIcons } from '../../print/index.ts';
import type { Scenario, SetProgram } from '../../program/index.ts';
import { escapeMarkup } from '../../program/messages/index.ts';
import { type Film, type FilmFrame, recordFilm } from '../../runtime/scenario/index.ts';
import type { Compilation } from '../load/compile.ts';
import { iconFolders } from '../load/set-files.ts';
import { VERSION } from '../package.ts';
import type { TextsByFile } from '../terminal/problems/show.ts';

/** A scenario that failed, and the input it was run with; without `run` if it could not be run. */
export interface FailedRun {
  failed: FailedScenario;
  run?: { chain: readonly SetProgram[]; scenario: Scenario };
  /** The text of a reduced scenario that fails in the same way. */
  smaller?: string | undefined;
}

/** The page. @param verdict the last line of the command's output */
export function failuresPage(
  compilation: Compilation,
  failures: readonly FailedRun[],
  verdict: string,
): string {
  const { sets, texts } = compilation;
  const find = loadIcons(iconFolders(compilation));
  const used = new Set<NonNullable<ReturnType<Icons>>>();
  const icons: Icons = (word) => {
    const icon = find(word);
    if (icon) used.add(icon);
    return icon;
  };
  const titles = sets.map(({ program }) => program.title || program.id || 'an unnamed set');
  const heading = `Scenarios of ${titles.join(' and ')}`;
  const sections = failures.map((failure, i) => sectionOf(failure, `f${i}`, texts, icons)).join('\n');
  const credits = creditLine(used);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(heading)}</title>
<style>
${boardColours()}${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeMarkup(heading)}</h1>
<p>${escapeMarkup(verdict)}</p>
</header>
<main>
${sections}
</main>
<footer>Made by ecos-cards ${VERSION}${credits === '' ? '' : `. Icons: ${escapeMarkup(credits)}`}</footer>
</body>
</html>
`;
}

/** A board with a caption. */
const figure = (board: BoardDrawing, caption: string, icons: Icons): string =>
  `<figure><figcaption>${escapeMarkup(caption)}</figcaption>${drawBoard(board, { theme: 'page', icons })}</figure>`;

function sectionOf(
  { failed, run, smaller }: FailedRun,
  id: string,
  texts: TextsByFile,
  icons: Icons,
): string {
  const { code, title, file, line, message } = failed;
  const { frames } = run ? recordFilm(run.chain, run.scenario) : { frames: [] };
  const last = frames.at(-1);
  const reason = last?.failure?.message ?? message;
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeMarkup(title || 'A scenario without a title')}</h2>
<p class="where">${escapeMarkup(`${file}:${line}: failed ${code}`)}</p>
<p class="failure"><span aria-hidden="true">✕</span> ${escapeMarkup(reason)}</p>
${smaller === undefined ? '' : `<pre>${escapeMarkup(smaller)}</pre>`}
${last ? failureBoards(last, icons) : ''}
${run ? linesOf(run.scenario, frames, file, texts) : ''}
</section>`;
}

/** The expected table next to the actual one, or only the actual one; and the pending question. */
function failureBoards(frame: FilmFrame, icons: Icons): string {
  const expected = expectedBoard(frame, 'The board that was expected');
  const got = frameBoard(frame, 'The board that came');
  const question = frame.question === undefined ? [] : [frame.question];
  const options = frame.options.map(({ choose }) => choose).join(', ');
  return `<div class="boards">
${expected ? figure(expected, 'Expected', icons) : ''}
${figure(got, expected ? 'Got' : 'The board', icons)}
</div>
${question.map((text) => `<p>The question: ${escapeMarkup(text)} ${escapeMarkup(options)}</p>`).join('')}`;
}

/** The lines of a scenario: which passed, which failed, which were not run. */
function linesOf({ lines }: Scenario, frames: Film['frames'], file: string, texts: TextsByFile): string {
  const run = new Map(frames.map((frame) => [frame.at.line, frame.failure === undefined]));
  const written = texts.get(file)?.split('\n') ?? [];
  const numbers = [...new Set(lines.map(({ at }) => at.line))];
  const items = numbers.map((number) => {
    const passed = run.get(number);
    const [sign, words] =
      passed === undefined ? ['○', 'not run'] : passed ? ['✓', 'passed'] : ['✕', 'failed'];
    return `<li class="${words.replace(' ', '-')}" value="${number}"><span role="img" aria-label="${words}">${sign}</span> <code>${escapeMarkup(written[number - 1]?.trim() ?? '')}</code></li>`;
  });
  return `<ol>${items.join('\n')}</ol>`;
}

const STYLE = `* { box-sizing: border-box }
:root { --ink: light-dark(#2a231c, #f1e8d5); --bad: light-dark(#a8241c, #f48f82); --good: light-dark(#2f6327, #98c97f) }
body { margin: 0 auto; padding: 0 1rem 2rem; max-width: 64rem; font: 16px/1.5 var(--text); color: var(--ink); background: var(--table); overflow-wrap: break-word }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 1.2rem 0 .4rem }
h2 { font-size: 1.2rem; margin: 2.2rem 0 0; border-top: 1px solid var(--ink-2); padding-top: .6rem }
p { margin: .4rem 0 }
figure { margin: 0 }
figcaption { font-weight: 700; color: var(--ink-2) }
.where, footer { color: var(--ink-2) }
.failure { font-weight: 700 }
.failure span, .failed span { color: var(--bad) }
.passed span { color: var(--good) }
.boards { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: end }
.board { display: block; max-width: 100%; height: auto }
ol { padding-left: 3rem; margin: .6rem 0 }
li.failed { background: light-dark(#f8e1d6, #43211c) }
li.not-run { color: var(--ink-2) }
pre { white-space: pre-wrap; font: .9em/1.4 ui-monospace, 'SF Mono', Menlo, Consolas, monospace }
code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: .9em }
footer { margin-top: 2rem; font-size: .9rem }
`;
