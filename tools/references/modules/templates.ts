/** The templates of print as functions: nothing is compiled at run time, and pages may forbid code generated from strings. */
import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import Handlebars from 'handlebars';
import type { GeneratedFile } from '../page.ts';

const FOLDER = new URL('../../../print/templates/', import.meta.url);

/** The part of Handlebars that compiles templates to functions and is missing from its types. */
interface Lookups {
  nameLookup(parent: string, name: string): unknown;
  resolvePath(type: string, parts: readonly string[], start: number): void;
  resolvePossibleLambda(): void;
  replaceStack(replace: (current: unknown) => unknown): void;
  compiler: unknown;
}
const { JavaScriptCompiler } = Handlebars as unknown as { JavaScriptCompiler: new () => Lookups };

/** Simplifies lookups, because the values of views are our own plain data: no functions, and no names that every object has. */
class PlainLookups extends JavaScriptCompiler {
  override nameLookup(parent: string, name: string) {
    return [parent, `[${JSON.stringify(name)}]`];
  }
  override resolvePath(_: string, parts: readonly string[], start: number) {
    for (const name of parts.slice(start)) this.replaceStack(() => `?.[${JSON.stringify(name)}]`);
  }
  override resolvePossibleLambda() {}
}
PlainLookups.prototype.compiler = PlainLookups;
const compiler = Object.assign(Handlebars.create(), { JavaScriptCompiler: PlainLookups });

/** One module with a constant for each template, so that a bundle can leave out unused ones. */
export function templatePages(): GeneratedFile[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.hbs'));
  const code = files.map((file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const compiled = compiler.precompile(text, {
      preventIndent: true,
      knownHelpersOnly: true,
    });
    return `export const ${nameOf(file)} = ${String(compiled).replace(LOOKUP, '').replace(PLACES, '')};`;
  });
  const { code: small } = transformSync(code.join('\n'), {
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: true,
    format: 'esm',
    lineLimit: 110,
  });
  return [{ file: 'print/templates/templates.generated.ts', text: HEAD + small }];
}

/** Handlebars writes this function into each compiled template; `PlainLookups` does not need it. */
const LOOKUP =
  /, lookupProperty = container\.lookupProperty \|\| function\(parent, propertyName\) \{.*?return undefined\s*\}/gs;
/** The source position of a helper call; it is used only in messages about missing helpers. */
const PLACES = /,"loc":\{"start":\{[^}]*\},"end":\{[^}]*\}\}/g;

/** `box-art.hbs` is `boxArt` in code. */
const nameOf = (file: string) =>
  file.replace(/\.hbs$/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const HEAD = `/** Made by \`npm run docs\` from the templates beside it; changes made here by hand are lost. */
// @ts-nocheck
`;
