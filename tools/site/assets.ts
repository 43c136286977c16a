/** The styles and the script shared by all pages of the documentation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const PAGE = join(import.meta.dirname, 'page');
const TOKENS = join(import.meta.dirname, '..', '..', 'studio', 'page', 'tokens.css');

/** The studio's fonts that the pages use. */
const FONTS = [
  ['Alegreya Sans', 500, 'alegreya-sans-latin-500-normal'],
  ['Alegreya Sans', 800, 'alegreya-sans-latin-800-normal'],
  ['Alegreya Sans SC', 700, 'alegreya-sans-sc-latin-700-normal'],
  ['Fira Mono', 400, 'fira-mono-latin-400-normal'],
] as const;

/**
 * The colours, sizes and fonts of the studio, and the styles of pages.
 * @param studio its folder on the site
 */
export function pageStyles(studio: string): string {
  const faces = FONTS.map(
    ([family, weight, file]) =>
      `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("${studio}/fonts/${file}.woff2"); }`,
  );
  return [...faces, readFileSync(TOKENS, 'utf8'), readFileSync(join(PAGE, 'page.css'), 'utf8')].join('\n');
}

/** The script of all pages: switches between dark and light, and makes them available offline. */
export async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(PAGE, 'page.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    minify: true,
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]!.text;
}
