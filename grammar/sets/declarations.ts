/** The part of the grammar that reads what a set declares: itself, its words and its cards. */

import { NOWHERE, numOf, oneOf, quotedOf, wordOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import {
  AnyWord,
  DeclarationWord,
  HandSymbol,
  Name,
  SettingWord,
  Text,
  Times,
  word as W,
} from '../tokens.ts';
import type { AnimalNode, ElementNode, HandNode, LayoutNode, SetNode } from '../tree/declarations.ts';
import type { Quoted, Word } from '../tree/span.ts';
import { emptySet, SettingParser } from './settings.ts';

export abstract class DeclarationParser extends SettingParser {
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

  element = this.RULE(
    'element',
    (node: ElementNode = { ...NOWHERE, kind: 'element', any: false }) => {
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
    (node: AnimalNode = { ...NOWHERE, kind: 'animal', on: [] }) => {
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
    (node: HandNode = { ...NOWHERE, kind: 'hand' }) => {
      this.CONSUME(W('hand'));
      node.name = this.SUBRULE(this.newName);
      node.mark = oneOf(this.CONSUME(HandSymbol), ['footprint', 'leaf']);
      node.title = quotedOf(this.CONSUME(Text));
    },
    INNER,
  );

  layout = this.RULE(
    'layout',
    (node: LayoutNode = { ...NOWHERE, kind: 'layout', rows: [] }) => {
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
