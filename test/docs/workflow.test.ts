/** The workflow in the documentation: what it runs, runs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ecos } from '../ecos.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'validating.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'ecos-workflow-'));
afterAll(() => rmSync(folder, { recursive: true }));

const block = (info: string) => page.split(`\`\`\`${info}\n`)[1].split('\n```')[0];
const commands = [...block('yaml .github/workflows/cards.yml').matchAll(/- run: npx ecos (.*)/g)].map(
  ([, args]) => args,
);

test('each of its commands does what it is there for', () => {
  writeFileSync(join(folder, 'fair.json'), block('json fair.json'));
  expect(ecos(['new', 'my-set'], { cwd: folder }).code).toBe(0);
  expect(commands).toHaveLength(3);
  expect(commands[2]).toMatch(/--budget 30s --expect fair\.json --report report\.html$/);
  for (const command of commands) {
    const args = command.replace('--budget 30s', '--games 40').split(' ');
    expect(ecos(args, { cwd: folder }), command).toMatchObject({ code: 0 });
  }
  expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('<h2 id="cards">');
}, 180_000);
