/** Fills the templates. They were compiled ahead, so no code is made of texts, and this runs in any page. */
import type { HelperOptions } from 'handlebars';
import * as runtime from 'handlebars/runtime.js';
import { circlePath, type Rounded, roundedPath } from '../card/curves.ts';

/** Its own types are those of the whole of Handlebars. */
const { default: Handlebars } = runtime as unknown as { default: typeof import('handlebars') };

/** A template compiled ahead. */
export type CompiledTemplate = Record<string, unknown>;
/** The paths of a document, each with the class of what draws it, so that it is sent and read once. */
export type Classes = Map<string, string>;

/** What fills each of these templates with the values of a view. */
export function filling<Name extends string>(
  templates: Readonly<Record<Name, CompiledTemplate>>,
): (name: Name, view: object) => string {
  const all = Handlebars.create();
  all.registerHelper('mm', (length: number) => Math.round(length * 1e4) / 1e4);
  all.registerHelper('draw', (path: string, { data }: HelperOptions) => {
    const classes: Classes | undefined = data.root.classes;
    // A document that collects none has each path where it is drawn.
    if (!classes) return new all.SafeString(`d="${path}"`);
    const name = classes.get(path) ?? `p${classes.size}`;
    classes.set(path, name);
    return new all.SafeString(`class="${name}"`);
  });
  // The rectangle is a value, or its parts are written where it is drawn.
  all.registerHelper('rounded', (...values: unknown[]) => {
    const { hash } = values.at(-1) as HelperOptions;
    return roundedPath((values.length > 1 ? values[0] : hash) as Rounded);
  });
  all.registerHelper('circle', (radius: number) => circlePath(50, 50, radius));
  all.registerHelper('is', (a: unknown, b: unknown) => a === b);
  all.registerHelper('some', (...values: unknown[]) => values.slice(0, -1).some(Boolean));
  const fills = Object.entries<CompiledTemplate>(templates).map(([name, compiled]) => {
    const fill = all.template(compiled);
    // In templates names are written with hyphens.
    all.registerPartial(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      fill,
    );
    return [name, fill] as const;
  });
  const byName = Object.fromEntries(fills) as Record<Name, ReturnType<typeof all.template>>;
  return (name, view) => byName[name](view);
}
