/** Fills the templates. They are precompiled, so that no code is generated from text, and this runs in any page. */
import type { HelperOptions } from 'handlebars';
import * as runtime from 'handlebars/runtime.js';
import { circlePath, type Rounded, roundedPath } from '../card/curves.ts';

/** The types of the runtime are those of all of Handlebars. */
const { default: Handlebars } = runtime as unknown as { default: typeof import('handlebars') };

/** A precompiled template. */
export type CompiledTemplate = Record<string, unknown>;
/** The SVG paths of a document, each with the CSS class that draws it, so that each path is sent and parsed only once. */
export type Classes = Map<string, string>;

/** Returns a function that fills any of these templates with the values of a view. */
export function filling<Name extends string>(
  templates: Readonly<Record<Name, CompiledTemplate>>,
): (name: Name, view: object) => string {
  const all = Handlebars.create();
  all.registerHelper('mm', (length: number) => Math.round(length * 1e4) / 1e4);
  all.registerHelper('draw', (path: string, { data }: HelperOptions) => {
    const classes: Classes | undefined = data.root.classes;
    // A document without `classes` has each path inline.
    if (!classes) return new all.SafeString(`d="${path}"`);
    const name = classes.get(path) ?? `p${classes.size}`;
    classes.set(path, name);
    return new all.SafeString(`class="${name}"`);
  });
  // The rectangle is passed as a value, or as named arguments.
  all.registerHelper('rounded', (...values: unknown[]) => {
    const { hash } = values.at(-1) as HelperOptions;
    return roundedPath((values.length > 1 ? values[0] : hash) as Rounded);
  });
  all.registerHelper('circle', (radius: number) => circlePath(50, 50, radius));
  all.registerHelper('is', (a: unknown, b: unknown) => a === b);
  const fills = Object.entries<CompiledTemplate>(templates).map(([name, compiled]) => {
    const fill = all.template(compiled);
    // Template names are hyphenated.
    all.registerPartial(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      fill,
    );
    return [name, fill] as const;
  });
  const byName = Object.fromEntries(fills) as Record<Name, ReturnType<typeof all.template>>;
  return (name, view) => byName[name](view);
}
