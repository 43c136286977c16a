/**
 * The parts of chevrotain that the studio's page does not contain, so that its first view loads quickly: this file is the
 * only one that knows files inside chevrotain. Everything else uses its documented API. Commands contain all of it.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Replaces chevrotain's error recovery, which is switched off: the parts that its parser still calls. */
const NO_RECOVERY = `export const IN_RULE_RECOVERY_EXCEPTION = 'InRuleRecoveryException';
export class Recoverable {
  initRecoverable() {
    this.firstAfterRepMap = {};
    this.resyncFollows = {};
    this.recoveryEnabled = false;
  }
  attemptInRepetitionRecovery() {}
  getHumanReadableRuleStack() {
    return [];
  }
}`;

/** Replaces chevrotain's tree builder, which is switched off: the methods that its parser still calls. */
const NO_TREES = `const noop = () => {};
export class TreeBuilder {
  initTreeBuilder() {
    this.CST_STACK = [];
    this.outputCst = false;
    this.cstInvocationStateUpdate = this.cstFinallyStateUpdate = this.cstPostRule = noop;
    this.cstPostTerminal = this.cstPostNonTerminal = noop;
  }
}`;

/** The part of chevrotain's lookahead that is still used; the grammar replaces the rest with its own. */
const NO_LOOKAHEAD = `export class LLkLookaheadStrategy {
  constructor({ maxLookahead }) {
    this.maxLookahead = maxLookahead;
  }
}`;

/**
 * Removes chevrotain's checks of tokens and grammar with their error messages: `npm test` runs these checks, programs
 * skip them (`skipValidations`). Also removes its error recovery and tree builder, which the grammar has switched off,
 * and its lookahead, which the grammar replaces.
 */
export const withoutUnusedParser: Plugin = {
  name: 'without-unused-parser',
  setup({ onLoad }) {
    onLoad({ filter: /chevrotain.lib.src.parse.grammar.checks\.js$/ }, ({ path }) => {
      const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:function|class) (\w+)/gm)];
      return { contents: names.map(([, name]) => `export const ${name} = undefined;`).join('\n') };
    });
    onLoad({ filter: /chevrotain.lib.src.parse.parser.traits.recoverable\.js$/ }, () => ({
      contents: NO_RECOVERY,
    }));
    onLoad({ filter: /chevrotain.lib.src.parse.parser.traits.tree_builder\.js$/ }, () => ({
      contents: NO_TREES,
    }));
    onLoad({ filter: /chevrotain.lib.src.parse.grammar.llk_lookahead\.js$/ }, () => ({
      contents: NO_LOOKAHEAD,
    }));
    // Only chevrotain's own error messages ask for alternatives at a position.
    onLoad({ filter: /chevrotain.lib.src.parse.grammar.lookahead\.js$/ }, ({ path }) => {
      const paths = /^(export function getLookaheadPathsFor\w+\(.*\) )\{[\s\S]*?^\}/gm;
      return { contents: readFileSync(path, 'utf8').replace(paths, '$1{ return []; }') };
    });
    // Only error recovery asks for the tokens that follow a rule.
    onLoad({ filter: /chevrotain.lib.src.parse.grammar.follow\.js$/ }, () => ({
      contents: 'export const computeAllProdsFollows = undefined;',
    }));
    onLoad({ filter: /chevrotain.lib.src.parse.grammar.interpreter\.js$/ }, ({ path }) => {
      const walkers = /^export class (\w+Walker) [\s\S]*?^\}/gm;
      return { contents: readFileSync(path, 'utf8').replace(walkers, 'export const $1 = undefined;') };
    });
    // Every token declares its first characters and whether it spans lines, so patterns need no analysis.
    onLoad({ filter: /chevrotain.lib.src.scan.reg_exp\.js$/ }, () => ({
      contents: `export const failedOptimizationPrefixMsg = '';
export const getOptimizedStartCodesIndices = undefined;
export const canMatchCharCode = (codes, sign) => codes.includes(sign.charCodeAt(0));`,
    }));
    onLoad({ filter: /chevrotain.lib.src.scan.reg_exp_parser\.js$/ }, () => ({
      contents: 'export const getRegExpAst = undefined; export const clearRegExpParserCache = () => {};',
    }));
    onLoad(
      { filter: /chevrotain.regexp-to-ast.lib.src.(api|base-regexp-visitor|regexp-parser)\.js$/ },
      () => ({
        contents: 'export class BaseRegExpVisitor {} export class RegExpParser {}',
      }),
    );
    onLoad({ filter: /chevrotain.lib.src.parse.errors_public\.js$/ }, ({ path }) => {
      const provider = /(export const defaultGrammarValidatorErrorProvider = )\{[\s\S]*?\n\};/;
      return { contents: readFileSync(path, 'utf8').replace(provider, '$1{};') };
    });
    onLoad({ filter: /chevrotain.lib.src.scan.lexer\.js$/ }, ({ path }) => {
      const checks =
        /^export function (validatePatterns|performRuntimeChecks|performWarningRuntimeChecks)\([\s\S]*?^\}/gm;
      return { contents: readFileSync(path, 'utf8').replace(checks, 'export const $1 = undefined;') };
    });
  },
};
