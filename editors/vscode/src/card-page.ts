/** The pages of the panel: a card with its text in every language and its problems, or the film of a scenario. */
import { escapeMarkup } from '../../../program/messages/index.ts';
import type { PrintedCard, ShownLine } from './requests.ts';

/** The page is only an image and text: it loads nothing and runs no script. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const STYLE = `
body { font: var(--vscode-font-size) var(--vscode-font-family); color: var(--vscode-foreground); padding: 1em; }
img { display: block; width: 100%; max-width: 63mm; margin: 0 auto 1em; }
p { white-space: pre-wrap; max-width: 40em; margin: 0 auto 1em; }
figure { margin: 0 0 1.5em; }
figure img { max-width: 100%; width: auto; margin: 0.5em 0; }
figure h2 { font: inherit; margin: 0; }
.both { display: flex; flex-wrap: wrap; gap: 1em; }
.problems { color: var(--vscode-errorForeground); }`;

/** The whole page as HTML. */
export function cardView({ number, svg, text, problems }: PrintedCard): string {
  const wrong =
    problems.length === 0
      ? ''
      : `<p class="problems" role="status">${problems.map(({ message }) => escapeMarkup(message)).join('\n')}</p>`;
  return page(
    `Card ${number}`,
    `${wrong}
<img alt="Card ${number}" src="${source(svg)}">
${Object.entries(text)
  .map(([lang, words]) => `<p lang="${lang}">${escapeMarkup(words)}</p>`)
  .join('\n')}`,
  );
}

/**
 * The film of a scenario as HTML: the table after each line.
 * @param lines the lines of the file
 */
export function filmPage(film: readonly ShownLine[], lines: readonly string[]): string {
  const frames = film.map(({ line, picture, expected, gained, question, options, failure }) => {
    const got = gained.map(
      ({ what, amount, player }) => `player ${player}: ${amount > 0 ? '+' : ''}${amount} ${what}`,
    );
    const details = [
      ...got,
      ...(question === undefined ? [] : [`${question}? ${options.map(({ choose }) => choose).join(', ')}`]),
    ];
    return `<figure>
<figcaption><code>${line + 1}: ${escapeMarkup((lines[line] ?? '').trim())}</code></figcaption>
${failure ? `<p class="problems" role="status">${escapeMarkup(failure.message)}</p>` : ''}
${expected === undefined ? table(line, picture) : `<div class="both"><div><h2>Expected</h2>${table(line, expected, ' as it was expected')}</div><div><h2>Got</h2>${table(line, picture)}</div></div>`}
<p>${escapeMarkup(details.join('\n'))}</p>
</figure>`;
  });
  return page('Scenario', frames.join('\n'));
}

const table = (line: number, svg: string, how = ''): string =>
  `<img alt="The table after line ${line + 1}${how}" src="${source(svg)}">`;

const source = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

function page(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title><style>${STYLE}</style></head>
<body>
${body}
</body>
</html>`;
}
