/** What a program loads, so that nobody waits for modules that it does not need. */
import { spawnSync } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(import.meta.dirname, '..');

/** Runs a module of this checkout with arguments, and returns the modules that it loads, as paths from the root. */
export function loadedModules(module: string, ...args: string[]): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    process.on('exit', () => console.error(JSON.stringify(loaded)));
    process.argv.splice(1, 0, ${JSON.stringify(module)});
    await import(${JSON.stringify(`./${module}`)});`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script, '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const urls: string[] = JSON.parse(run.stderr);
  return urls
    .filter((url) => url.startsWith('file:'))
    .map((url) => relative(ROOT, fileURLToPath(url)).split(sep).join('/'));
}

/** The packages among modules. */
export function packagesIn(modules: readonly string[]): string[] {
  return [...new Set(modules.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))];
}
