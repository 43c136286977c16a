/** Starts the installed studio, and sends requests to it and loads its page. */
import { spawn } from 'node:child_process';

const studio = spawn(
  process.execPath,
  ['node_modules/ecos-cards/dist/ecos.mjs', 'studio', 'my-set', '--no-open'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
try {
  const [line] = await Promise.race([
    studio.stdout.take(1).toArray(),
    new Promise((_, failed) => studio.on('close', (code) => failed(new Error(`it ended with ${code}`)))),
  ]);
  const { origin, hash } = new URL(`${line}`.trim().replace(/^Studio: /, ''));
  const page = await fetch(origin);
  if (!page.ok || !(await page.text()).includes('page.js')) throw new Error('there is no page');
  const answer = await fetch(`${origin}/api/set`, { headers: { 'x-ecos-key': hash.slice(1) } });
  const { title, files } = await answer.json();
  console.log(`the studio has ${title} open, ${files.length} files`);
} finally {
  studio.kill();
}
