/** Links the steps of an effect: names become numbers, blocks become jumps, changing values become slots. */
import {
  type Block,
  type Condition,
  type EventTrigger,
  eventDeeds,
  eventThings,
  type Quantity,
  type QuantityOrAll,
  type Step,
  type StepPath,
  type Where,
} from '../../program/index.ts';
import type { ConditionCode, EventCode, Instruction } from './code.ts';
import { TermLinker } from './terms.ts';
import type { WordNumbers } from './words.ts';

/** The context of a block: where a closed gate leads, who acts, and the limits to reset for each player. */
export interface BlockScope {
  /** Instructions whose gate ends the enclosing `may` or `repeat up to`; null outside of one. */
  gates: { gate: number }[] | null;
  you: number;
  resets: number[];
  /**
   * Slot with the length of the journal when the block of players began, allocated when a count needs it (L37). Null
   * outside blocks of players.
   */
  since: { slot: number } | null;
  /** The scope around the block of players; null outside of one. */
  outer: BlockScope | null;
  /** Slot with the player that the `do` before it in the block says to be `that player`, or -1 (L72). */
  that: number;
}

/** Emits the instructions of one step. */
export type LinkStep = (step: Step, linker: Linker, scope: BlockScope) => void;

const ONE_THING: Quantity = { amount: 1, upTo: false };
/** An amount that is never reached: how many `all` are is known only when the step begins. */
const ALL_THINGS: Quantity = { amount: -1, upTo: false };

/** Links one effect. The files in `steps/` link each kind of step. */
export class Linker extends TermLinker {
  private readonly linkStep: LinkStep;
  /** Path of the step that is being linked. */
  private path: StepPath = [];

  constructor(words: WordNumbers, linkStep: LinkStep) {
    super(words);
    this.linkStep = linkStep;
  }

  event(trigger: EventTrigger): EventCode {
    const { from, into, where } = trigger;
    return {
      deeds: eventDeeds(trigger),
      things: eventThings(trigger).map((thing) => this.thing(thing)),
      from: from ? this.region(from) : null,
      into: into ? this.region(into) : null,
      where: where ? this.where(where) : null,
      by: trigger.byYou ? 'you' : trigger.byAnother ? 'another' : null,
    };
  }

  /** @param nth index of the block among the blocks of its step (`innerBlocks`) */
  block(steps: Block, scope: BlockScope, nth = 0): void {
    const { path: outer, you, since } = this;
    this.you = scope.you;
    this.since = scope.since;
    const inside = { ...scope };
    for (const [index, step] of steps.entries()) {
      this.path = outer.length === 0 ? [index] : [...outer, nth, index];
      this.step(step, inside);
    }
    this.path = outer;
    this.you = you;
    this.since = since;
  }

  /** A step at the current path: of the program, or one that stands for a part of it. */
  step(step: Step, scope: BlockScope): void {
    this.linkStep(step, this, scope);
  }

  /** Index of the next instruction. */
  get here(): number {
    return this.code.steps.length;
  }

  emit<I extends Instruction>(instruction: I): I {
    this.code.steps.push(instruction);
    this.code.paths.push(this.path);
    return instruction;
  }

  /** Links a block that a closed gate ends: links `body`, then points the gates inside it to the instruction after it. */
  gated(scope: BlockScope, body: (inner: BlockScope) => void): void {
    const gates: { gate: number }[] = [];
    body({ ...scope, gates });
    for (const placement of gates) placement.gate = this.here;
  }

  /** The fields of every action. */
  action(step: { if?: Condition }, { you }: BlockScope): { if: ConditionCode | null; you: number } {
    return { if: step.if ? this.condition(step.if) : null, you };
  }

  /** The amount of a quantity. */
  howMany(quantity: QuantityOrAll): { amount: number; upTo: boolean } {
    return 'all' in quantity ? ALL_THINGS : quantity;
  }

  /** The fields of every action on things. */
  doing(step: { quantity?: QuantityOrAll; where?: Where; as?: string; if?: Condition }, scope: BlockScope) {
    const { quantity = ONE_THING } = step;
    return {
      ...this.action(step, scope),
      ...this.howMany(quantity),
      where: step.where ? this.where(step.where) : null,
      as: step.as === undefined ? -1 : this.name(step.as),
      step: step as Step,
    };
  }
}
