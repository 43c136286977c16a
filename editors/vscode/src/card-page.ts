/** The page of the panel: the card, its words in both languages, and what is wrong with it. */
import type { CardPicture } from './requests.ts';

/** Nothing is loaded and no script runs: the page is a picture and text. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const STYLE = `
body { font: var(--vscode-font-size) var(--vscode-font-family); color: var(--vscode-foreground); padding: 1em; }
img { display: block; width: 100%; max-width: 63mm; margin: 0 auto 1em; }
p { white-space: pre-wrap; max-width: 40em; margin: 0 auto 1em; }
.problems { color: var(--vscode-errorForeground); }`;

/** The whole page as HTML. */
export function cardPage({ number, svg, text, problems }: CardPicture): string {
  const wrong =
    problems.length === 0
      ? ''
      : `<p class="problems" role="status">${problems.map(({ message }) => escaped(message)).join('\n')}</p>`;
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Card ${number}</title><style>${STYLE}</style></head>
<body>
${wrong}
<img alt="Card ${number}" src="data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}">
<p lang="en">${escaped(text.en)}</p>
<p lang="es">${escaped(text.es)}</p>
</body>
</html>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
