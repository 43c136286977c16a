/** The API reference of the entries, made from their types and docstrings. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { ENTRIES, entryFile } from '../entry-files.ts';
import { GENERATED_NOTE, type GeneratedFile } from './page.ts';

const OPTIONS: Partial<TypeDocOptions & PluginOptions> = {
  name: 'ecos-cards',
  entryPoints: ENTRIES.map(entryFile),
  tsconfig: join(import.meta.dirname, 'tsconfig.json'),
  plugin: ['typedoc-plugin-markdown'],
  outputFileStrategy: 'modules',
  readme: 'none',
  // `npm test` checks types in a separate step.
  skipErrorChecking: true,
  // Types that no entry exports are described where they are used, without their own section.
  validation: false,
  excludeExternals: true,
  disableSources: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  enumMembersFormat: 'table',
  logLevel: 'Error',
};

/** `docs/reference/api/`: one page per entry, and an index. */
export async function apiPages(): Promise<GeneratedFile[]> {
  const out = mkdtempSync(join(tmpdir(), 'ecos-api-'));
  try {
    const app = await Application.bootstrapWithPlugins({
      ...OPTIONS,
      outputs: [{ name: 'markdown', path: out }],
    });
    const project = await app.convert();
    if (project) await app.generateOutputs(project);
    if (!project || app.logger.hasErrors())
      throw new Error('typedoc could not make the reference of the entries; see above');
    const files = readdirSync(out).filter((file) => file.endsWith('.md'));
    const texts = new Map(files.map((file) => [file, readFileSync(join(out, file), 'utf8')]));
    return [...texts].sort().map(([file, text]) => ({
      file: `docs/reference/api/${file}`,
      text: `${GENERATED_NOTE}\n\n${withAnchors(text, (page) => texts.get(page ?? file) ?? '')}`,
    }));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** TypeDoc also counts a member such as `Table.view` for the anchor of a heading `TableView`; only headings have one. */
const withAnchors = (text: string, pageOf: (file?: string) => string): string =>
  text.replaceAll(/\]\((\w+\.md)?#(\w+)-(\d+)\)/g, (link, page: string | undefined, name: string, number) => {
    const headings = pageOf(page).match(new RegExp(`^#+ ${name}(\\(\\))?$`, 'gim')) ?? [];
    return headings.length > number ? link : `](${page ?? ''}#${name})`;
  });
