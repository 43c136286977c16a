/** The part of the grammar that reads what a set declares: itself, its words and its cards. */

import { spanOf } from './lex.ts';
import { numOf, oneOf, quotedOf, wordOf } from './nouns.ts';
import { INNER } from './recovery.ts';
import { StepParser } from './steps.ts';
import {
  Anything,
  AnyWord,
  Comma,
  DECLARATION_WORDS,
  DeclarationWord,
  Mark,
  Name,
  NumberToken,
  Plus,
  SETTING_WORDS,
  SettingWord,
  StepWord,
  Text,
  Times,
  word as W,
} from './tokens.ts';
import type { AnimalNode, ElementNode, HandNode, LayoutNode, SetNode, Setting } from './tree/declarations.ts';
import type { Num, Quoted, Word } from './tree/span.ts';

const span = { from: 0, to: 0 };
const emptySet = (): SetNode => ({ ...span, kind: 'set', settings: [] });

export abstract class DeclarationParser extends StepParser {
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

  /** Whether the word ahead begins the next line of the set, and is no name. */
  private atNextLine(): boolean {
    return this.startsLine() && this.is(1, SettingWord, DeclarationWord);
  }

  /** A name, which may be any word. */
  protected newName = this.RULE(
    'newName',
    () => this.pick<Word>([{ GATE: () => !this.atNextLine(), ALT: () => wordOf(this.CONSUME(AnyWord)) }]),
    INNER,
  );

  /** Where an animal lives. */
  private home = this.RULE(
    'home',
    () => this.pick<Word>([{ GATE: () => !this.atNextLine(), ALT: () => wordOf(this.CONSUME(Name)) }]),
    INNER,
  );

  setDeclaration = this.RULE(
    'setDeclaration',
    (node: SetNode = emptySet()) => {
      if (!this.SUBRULE(this.setHead, { ARGS: [node] })) node.broken = true;
      this.MANY({
        GATE: () => !this.atNextDeclaration(false),
        DEF: () => {
          const at = node.settings.length;
          if (!this.SUBRULE(this.setting, { ARGS: [node] }) && node.settings[at])
            node.settings[at].broken = true;
        },
      });
    },
    INNER,
  );

  setHead = this.RULE(
    'setHead',
    (node: SetNode = emptySet()): boolean => {
      this.CONSUME(W('set'));
      node.name = this.SUBRULE(this.newName);
      node.title = quotedOf(this.CONSUME(Text));
      this.OPTION(() => this.SUBRULE(this.extension, { ARGS: [node] }));
      return true;
    },
    this.recoverBy(() => this.skipSetting()),
  );

  extension = this.RULE(
    'extension',
    (node: SetNode = emptySet()) => {
      this.CONSUME(W('extends'));
      node.extends = this.SUBRULE(this.newName);
    },
    INNER,
  );

  private skipSetting(): void {
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

  element = this.RULE(
    'element',
    (node: ElementNode = { ...span, kind: 'element', any: false }) => {
      this.CONSUME(W('element'));
      node.name = this.SUBRULE(this.newName);
      node.count = numOf(this.CONSUME(Times));
      this.OPTION(() => {
        this.CONSUME(W('any'));
        node.any = true;
      });
    },
    INNER,
  );

  animal = this.RULE(
    'animal',
    (node: AnimalNode = { ...span, kind: 'animal', on: [] }) => {
      this.CONSUME(W('animal'));
      node.name = this.SUBRULE(this.newName);
      this.OPTION(() => {
        this.CONSUME(W('plural'));
        node.plural = this.SUBRULE2(this.newName);
      });
      node.count = numOf(this.CONSUME(Times));
      this.CONSUME(W('on'));
      this.AT_LEAST_ONE_SEP({ SEP: W('or'), DEF: () => node.on.push(this.SUBRULE(this.home)) });
    },
    INNER,
  );

  hand = this.RULE(
    'hand',
    (node: HandNode = { ...span, kind: 'hand' }) => {
      this.CONSUME(W('hand'));
      node.name = this.SUBRULE(this.newName);
      node.mark = oneOf(this.CONSUME(Mark), ['footprint', 'leaf']);
      node.title = quotedOf(this.CONSUME(Text));
    },
    INNER,
  );

  layout = this.RULE(
    'layout',
    (node: LayoutNode = { ...span, kind: 'layout', rows: [] }) => {
      this.CONSUME(W('layout'));
      node.name = this.SUBRULE(this.newName);
      this.SUBRULE(this.sketch, { ARGS: [node.rows] });
    },
    INNER,
  );

  sketch = this.RULE(
    'sketch',
    (into: Quoted[] = []) => {
      this.AT_LEAST_ONE(() => into.push(quotedOf(this.CONSUME(Text))));
    },
    INNER,
  );
}
