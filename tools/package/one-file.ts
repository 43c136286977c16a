/** The frame of the one file (`ecos share --out`): its policy, and the script that unpacks it. */
import { hash } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';

interface Parts {
  page: string;
  worker: string;
  styles: string;
  /** What the page finds in `ecosFile` as it is. */
  texts: object;
}

/**
 * Its parts are one compressed stream; the set is another one, which `fillOneFile` puts in. The policy allows what has these hashes,
 * nothing else: no network, no `eval`.
 */
export function oneFileTemplate({ page, worker, styles, texts }: Parts): string {
  const parts = [JSON.stringify(texts), styles, page, worker].map((one) => Buffer.from(one));
  const packed = deflateRawSync(Buffer.concat(parts), {
    level: constants.Z_BEST_COMPRESSION,
    memLevel: constants.Z_MAX_MEMLEVEL,
  });
  const boot = bootScript(parts.map(({ length }) => length));
  const policy = [
    "default-src 'none'",
    `script-src ${sourceOf(boot)} ${sourceOf(page)}`,
    'worker-src blob:',
    `style-src ${sourceOf(styles)}`,
    'font-src data:',
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<!doctype html>
<html lang="en">
<head>
<!-- Cards for the board game Ecos, to look at, try and play: open this file in a browser. Made with ecos-cards, by fans of the game. -->
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title></title>
</head>
<body>
<main class="refused"><p>The cards are loading. They need JavaScript.</p></main>
<script type="text/plain" id="packed">${packed.toString('base64')}</script>
<script type="text/plain" id="set"></script>
<script>${boot}</script>
</body>
</html>
`;
}

const sourceOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const bootScript = (lengths: readonly number[]): string => `(async () => {
  try {
    const template = '<!doctype html>\\n' + document.documentElement.outerHTML;
    const unpacked = async (id) => {
      const text = document.getElementById(id).textContent;
      const bytes = Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
      return new Uint8Array(await new Response(stream).arrayBuffer());
    };
    const [all, set] = await Promise.all([unpacked('packed'), unpacked('set')]);
    const read = (bytes) => new TextDecoder().decode(bytes);
    let at = 0;
    const [texts, styles, page, worker] = [${lengths.join(', ')}].map((length) => all.subarray(at, (at += length)));
    const url = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }));
    globalThis.ecosFile = { ...JSON.parse(read(texts)), data: JSON.parse(read(set)), worker: url, template };
    const put = (tag, bytes, more) =>
      document.head.append(Object.assign(document.createElement(tag), more, { textContent: read(bytes) }));
    put('style', styles);
    put('script', page, { type: 'module' });
  } catch (error) {
    document.querySelector('p').textContent =
      'This file cannot be opened here: ' + error + '. It needs a browser of 2024 or later.';
  }
})();`;
