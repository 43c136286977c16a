/** The part of the grammar that reads the settings of a set, the numbers of the game it changes. */

import { spanOf } from '../lex.ts';
import { numOf, wordOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import { StepParser } from '../steps/steps.ts';
import {
  Anything,
  Comma,
  DECLARATION_WORDS,
  DeclarationWord,
  Name,
  NumberToken,
  Plus,
  SETTING_WORDS,
  SettingWord,
  StepWord,
  word as W,
} from '../tokens.ts';
import type { SetNode, Setting } from '../tree/declarations.ts';
import type { Num } from '../tree/span.ts';

export const emptySet = (): SetNode => ({ from: 0, to: 0, kind: 'set', settings: [] });

export abstract class SettingParser extends StepParser {
  /** Whether a declaration begins at the next token; `hand` inside a card's head is a clause. */
  protected atNextDeclaration(inCard: boolean): boolean {
    if (this.atDeclaration()) return true;
    // Before a step such a word stands for something else, and most likely by mistake.
    const beforeSteps = this.is(2, StepWord) || this.LA(2).image === '';
    if (!this.startsLine() || !this.is(1, DeclarationWord) || beforeSteps) return false;
    return !(inCard && this.is(1, W('hand')));
  }

  /** Goes on at the next declaration; after something unreadable, `hand` may also be a clause of it. */
  protected skipDeclaration(inCard = false): void {
    const from = this.here();
    this.skipTo(() => this.atNextDeclaration(inCard));
    this.skipped.push(this.since(from));
  }

  protected skipSetting(): void {
    const from = this.here();
    this.skipTo(() => (this.startsLine() && this.is(1, SettingWord)) || this.atNextDeclaration(false));
    this.skipped.push(this.since(from));
  }

  setting = this.RULE(
    'setting',
    (node: SetNode = emptySet()): boolean => {
      this.OR([
        { ALT: () => this.SUBRULE(this.playersSetting, { ARGS: [node.settings] }) },
        { ALT: () => this.SUBRULE(this.targetSetting, { ARGS: [node.settings] }) },
        { ALT: () => this.SUBRULE(this.cubesSetting, { ARGS: [node.settings] }) },
        { ALT: () => this.SUBRULE(this.supplySetting, { ARGS: [node.settings] }) },
        { ALT: () => this.SUBRULE(this.dealSetting, { ARGS: [node.settings] }) },
        { ALT: () => this.SUBRULE(this.drawSetting, { ARGS: [node.settings] }) },
        { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(this.unknownSetting, { ARGS: [node] }) },
      ]);
      return true;
    },
    this.recoverBy(() => this.skipSetting()),
  );

  unknownSetting = this.RULE(
    'unknownSetting',
    (node: SetNode = emptySet()) => {
      node.brokenSettings = true;
      this.ACTION(() =>
        this.reportExpected('ECO117', 'a setting of the set', [
          'extends',
          ...SETTING_WORDS,
          ...DECLARATION_WORDS,
        ]),
      );
      const from = this.here();
      this.CONSUME(Anything);
      this.ACTION(() => {
        this.skipSetting();
        this.skipped.push(this.since(from));
      });
    },
    INNER,
  );

  playersSetting = this.RULE(
    'playersSetting',
    (into: Setting[] = []) => {
      const node: Setting = { ...spanOf(this.CONSUME(W('players'))), setting: 'players' };
      into.push(node);
      node.least = numOf(this.CONSUME(NumberToken));
      this.CONSUME(W('to'));
      node.most = numOf(this.CONSUME2(NumberToken));
      node.to = node.most.to;
    },
    INNER,
  );

  targetSetting = this.RULE(
    'targetSetting',
    (into: Setting[] = []) => {
      const node: Setting = { ...spanOf(this.CONSUME(W('target'))), setting: 'target' };
      into.push(node);
      node.full = numOf(this.CONSUME(NumberToken));
      this.OPTION(() => {
        this.CONSUME(W('short'));
        node.short = numOf(this.CONSUME2(NumberToken));
      });
    },
    INNER,
  );

  cubesSetting = this.RULE(
    'cubesSetting',
    (into: Setting[] = []) => {
      const node: Setting = { ...spanOf(this.CONSUME(W('cubes'))), setting: 'cubes' };
      into.push(node);
      this.OR([
        {
          ALT: () => {
            this.CONSUME(Plus);
            node.more = numOf(this.CONSUME(NumberToken));
          },
        },
        {
          ALT: () => {
            node.total = numOf(this.CONSUME2(NumberToken));
            this.CONSUME(W('start'));
            node.start = numOf(this.CONSUME3(NumberToken));
          },
        },
      ]);
    },
    INNER,
  );

  supplySetting = this.RULE(
    'supplySetting',
    (into: Setting[] = []) => {
      const node: Setting = { ...spanOf(this.CONSUME(W('supply'))), setting: 'supply', supplies: [] };
      into.push(node);
      this.AT_LEAST_ONE_SEP({
        SEP: Comma,
        DEF: () => {
          const thing = wordOf(this.CONSUME(Name));
          node.supplies.push({ thing, amount: numOf(this.CONSUME(NumberToken)) });
        },
      });
    },
    INNER,
  );

  dealSetting = this.RULE(
    'dealSetting',
    (into: Setting[] = []) => {
      const node: Setting = { ...spanOf(this.CONSUME(W('deal'))), setting: 'deal' };
      into.push(node);
      node.brown = numOf(this.CONSUME(NumberToken));
      this.CONSUME(W('brown'));
      this.CONSUME(Comma);
      node.blue = numOf(this.CONSUME2(NumberToken));
      this.CONSUME(W('blue'));
      this.CONSUME2(Comma);
      node.active = numOf(this.CONSUME3(NumberToken));
      this.CONSUME(W('active'));
      this.SUBRULE(this.forPlayers, { ARGS: [node] });
    },
    INNER,
  );

  drawSetting = this.RULE(
    'drawSetting',
    (into: Setting[] = []) => {
      const node: Setting = { ...spanOf(this.CONSUME(W('draw'))), setting: 'draw' };
      into.push(node);
      node.tokens = numOf(this.CONSUME(NumberToken));
      this.SUBRULE(this.forPlayers, { ARGS: [node] });
    },
    INNER,
  );

  forPlayers = this.RULE(
    'forPlayers',
    (node: { players?: Num } = {}) => {
      this.OPTION(() => {
        this.CONSUME(W('for'));
        node.players = numOf(this.CONSUME(NumberToken));
        this.CONSUME(W('players'));
      });
    },
    INNER,
  );
}
