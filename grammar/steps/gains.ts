/** The part of the grammar that reads what is gained: points, elements, cards and cubes, for each of something. */

import { EOF, type IToken } from 'chevrotain';
import { spanOf } from '../lex.ts';
import { numOf, wordOf } from '../nodes.ts';
import { didYouMean } from '../recovery/nearest.ts';
import { INNER } from '../recovery/recovery.ts';
import { Article, BlockClose, Comma, Name, NumberToken, Semicolon, word as W } from '../tokens.ts';
import type { Num, Word } from '../tree/span.ts';
import type { GainNode, PerNode, RewardNode, StepNode } from '../tree/steps.ts';
import { CountParser } from './counts.ts';

/** Every rule here adds its node to its block before it reads on, so that a mistake later on leaves what was read. */
export abstract class GainParser extends CountParser {
  gain = this.RULE(
    'gain',
    (into: StepNode[] = []) => {
      const node: GainNode = { ...spanOf(this.CONSUME(W('gain'))), kind: 'gain', rewards: [] };
      into.push(node);
      this.SUBRULE(this.reward, { ARGS: [node.rewards] });
      this.joined(node, () => this.SUBRULE2(this.reward, { ARGS: [node.rewards] }));
      this.OPTION(() => {
        const per: PerNode = { from: this.here(), to: this.here() };
        node.per = per;
        this.SUBRULE(this.per, { ARGS: [per] });
      });
      this.OPTION2(() => {
        node.atMost = this.SUBRULE(this.atMost);
      });
    },
    INNER,
  );

  atMost = this.RULE(
    'atMost',
    (): Num => {
      this.CONSUME(W('at'));
      this.CONSUME(W('most'));
      return numOf(this.CONSUME(NumberToken));
    },
    INNER,
  );

  /** `1vp`, `3 sun`, `2 of sun, water`, `a card`, `a card and play it`. */
  reward = this.RULE(
    'reward',
    (into: RewardNode[] = []) => {
      const node: RewardNode = { from: this.here(), to: this.here() };
      into.push(node);
      this.OPTION({
        GATE: () => this.is(1, NumberToken, Article),
        DEF: () => {
          node.amount = this.SUBRULE(this.amount);
        },
      });
      this.OR([
        {
          ALT: () => {
            node.mix = [];
            this.SUBRULE(this.mix, { ARGS: [node.mix] });
          },
        },
        {
          GATE: () => this.is(2, W('and')) && this.is(3, W('play')),
          ALT: () => {
            const card = this.CONSUME2(Name);
            this.ACTION(() => this.checkIsCard(card));
            this.CONSUME(W('and'));
            this.CONSUME(W('play'));
            this.CONSUME(W('it'));
            node.cardToPlay = true;
          },
        },
        {
          ALT: () => {
            node.what = wordOf(this.CONSUME(Name));
          },
        },
      ]);
      node.to = spanOf(this.LA(0)).to;
      this.ACTION(() => {
        if (node.what?.text === 'vp' && !node.amount) this.reportPoints(node.what);
        if (node.what?.text === 'card' && this.is(1, W('play')) && this.is(2, W('it')))
          this.reportMissingAnd();
      });
    },
    INNER,
  );

  /** Only a card is gained "and played". */
  private checkIsCard(token: IToken): void {
    if (token.image === 'card') return;
    const hint = didYouMean(token.image, ['card']);
    const values = { expected: '`card`', found: `\`${token.image}\`` };
    this.report({ code: 'ECO105', ...spanOf(token) }, () => ({ values, ...(hint && { hint }) }));
  }

  /** Says that `and` is missing, and passes over what it would have joined. */
  protected reportMissingAnd(): void {
    this.reportExpected('ECO105', '`and`');
    while (!this.is(1, Semicolon, BlockClose, EOF)) this.SKIP_TOKEN();
  }

  private reportPoints(at: Word): void {
    const values = { expected: 'how many points', found: '`vp`' };
    this.report({ code: 'ECO106', from: at.from, to: at.to }, () => ({ values }));
  }

  mix = this.RULE(
    'mix',
    (into: Word[] = []) => {
      this.CONSUME(W('of'));
      this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => into.push(wordOf(this.CONSUME(Name))) });
    },
    INNER,
  );
}
