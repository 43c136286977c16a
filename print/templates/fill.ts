/** Fills the templates. They are precompiled, so that no code is generated from text, and this runs in any page. */
import * as runtime from 'handlebars/runtime.js';

/** The types of the runtime are those of all of Handlebars. */
const { default: Handlebars } = runtime as unknown as { default: typeof import('handlebars') };

/** A precompiled template. */
export type CompiledTemplate = Record<string, unknown>;

/** Returns a function that fills a template with the values of a view. */
export const loadTemplate = (template: CompiledTemplate): ((view: object) => string) =>
  Handlebars.template(template);
