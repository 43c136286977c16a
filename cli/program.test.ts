/** What commands load: a small command must not wait for what only others need. */
import { expect, test } from 'vitest';
import { ecosProcess } from '../test/ecos.ts';
import { folderWith } from '../test/folder-with.ts';
import { loadedModules, packagesIn } from '../test/loaded-modules.ts';

test('explaining a code loads no parser, compiler or engine', () => {
  const modules = loadedModules('cli/ecos.mjs', 'explain', 'ECO201');
  expect(modules).toContain('compiler/catalogue/problems.generated.ts');
  expect(packagesIn(modules)).toEqual(['commander']);
  expect(modules.filter((path) => /^(program|grammar|compiler|runtime|print)\/[^/]+$/.test(path))).toEqual(
    [],
  );
});

test('building a set loads no engine and no printing', () => {
  const modules = loadedModules('cli/ecos.mjs', 'build', 'first-continent', '--out', folderWith({}));
  expect(modules).toContain('compiler/emit/typescript.ts');
  expect(packagesIn(modules)).toContain('ts-morph');
  expect(modules.filter((path) => /^(runtime|simulate|language\/(?!workspace|problems))/.test(path))).toEqual(
    [],
  );
});

test('a check needs nothing of `node:module`, of which Deno has only a part', () => {
  const without = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'node:module' && /\\/cli\\//.test(context.parentURL)
          ? { url: 'data:text/javascript,export default {}', shortCircuit: true }
          : next(specifier, context),
    });`;
  const { code, out, err } = ecosProcess(['check'], {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(without)}` },
  });
  expect({ code, out, err }).toEqual({ code: 0, out: expect.stringContaining('no problems'), err: '' });
});
