/**
 * The package entry `ecos-cards`: the version, and the error that every entry throws for what it refuses. The others:
 *
 * | entry | what it gives |
 * | --- | --- |
 * | `ecos-cards/sets` | the bundled sets, compiled |
 * | `ecos-cards/wording` | rules texts |
 * | `ecos-cards/pictures` | cards and landscapes as SVG |
 * | `ecos-cards/runtime` | games: the engine and its bots |
 * | `ecos-cards/table` | a table at which people play, with undo, and the words of questions |
 * | `ecos-cards/compiler` | sets from text, and sentences in a person's own words |
 * | `ecos-cards/grammar` | the syntax tree, and the formatter |
 * | `ecos-cards/print` | sheets as PDF; only in Node |
 * @module
 */
export { type RefusalCode, UserError, VERSION } from '../../../runtime/index.ts';
