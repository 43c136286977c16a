/** The licences of bundled packages: most require that their text is included. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Writes the licences of all packages in a bundle.
 * @throws Error for a package without a licence, which must not be distributed
 */
export function packLicences(bundles: readonly Metafile[], file: string): void {
  const inputs = bundles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap((output) => Object.keys(output.inputs)),
  );
  const folders = [
    ...new Set(inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [])),
  ];
  const texts = folders.sort().map((folder) => licenceOf(join(ROOT, folder)));
  writeFileSync(file, `Packages that are part of this one\n\n${texts.join('\n')}`);
}

function licenceOf(folder: string): string {
  const { name, version, license }: Record<string, string> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const text = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
  if (!license && !text) throw new Error(`${name} has no licence`);
  const notice = join(folder, 'NOTICE');
  const files = [text && join(folder, text), existsSync(notice) && notice].filter(
    (one) => typeof one === 'string',
  );
  return `${'-'.repeat(80)}\n${name} ${version}, ${license}\n\n${files.map((one) => readFileSync(one, 'utf8').trim()).join('\n\n')}\n`;
}
