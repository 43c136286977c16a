/**
 * Links the steps of a card: names become numbers, blocks become jumps, everything that changes becomes a slot.
 */
import type { Block, Condition, EventTrigger, Step, Where } from '../../program/index.ts';
import type { ChangeCode, Code, ConditionCode, EventCode, Instruction } from './code.ts';
import { TermLinker } from './terms.ts';
import { replaceable } from './thing-sets.ts';
import type { Words } from './words.ts';

/** Links steps to code that runs with a set of these words. */
export function link(steps: Block, words: Words): Code {
  const linker = new Linker(words);
  linker.block(steps, { gate: -1, you: -1, resets: [] });
  return linker.code;
}

/** Where each step of the text begins in the code of these steps, blocks included, in the order of the text. */
export function headsOf(steps: Block, words: Words): number[] {
  const linker = new Linker(words);
  linker.block(steps, { gate: -1, you: -1, resets: [] });
  return linker.heads;
}

/** Links what a feature waits for. */
export function linkEvent(trigger: EventTrigger, words: Words): EventCode {
  return new Linker(words).event(trigger);
}

/** What holds inside a block: where a closed gate goes, who acts, and the limits to clear for each player. */
interface Scope {
  /** Index in `gates` of the enclosing `may` or `repeat up to`, -1 for none. */
  gate: number;
  you: number;
  resets: number[];
}

const NONE: number[] = [];

/**
 * What is in every instruction, also where it says nothing: all are of one shape then, and reading what one is takes
 * one look.
 */
const BLANK = {
  op: '',
  you: -1,
  if: null,
  as: -1,
  amount: 0,
  upTo: false,
  where: null,
  things: null,
  kinds: NONE,
  with: NONE,
  spaces: 0,
  anyTerrain: false,
  able: NONE,
  gate: -1,
  rewards: null,
  choice: false,
  per: null,
  atMost: 0,
  cubes: 0,
  first: -1,
  end: -1,
  slot: -1,
  branches: NONE,
  condition: null,
  else: -1,
  hasElse: false,
  to: -1,
  other: false,
  resets: NONE,
};

class Linker extends TermLinker {
  /** First instruction of each step, in the order of the text. */
  readonly heads: number[] = [];

  /** Placements that wait for the end of the block their gate ends, by that block. */
  private readonly gates: { gate: number }[][] = [];

  event(trigger: EventTrigger): EventCode {
    const { deed, from, into, where } = trigger;
    return {
      deed,
      thing: this.thing(trigger.thing),
      from: from ? this.region(from) : null,
      into: into ? this.region(into) : null,
      where: where ? this.where(where) : null,
      byYou: trigger.byYou === true,
    };
  }

  block(steps: Block, scope: Scope): void {
    for (const step of steps) this.step(step, scope);
  }

  private get here(): number {
    return this.code.steps.length;
  }

  private emit<I extends Instruction>(instruction: I): I {
    const alike: I = { ...BLANK, ...instruction };
    this.code.steps.push(alike);
    return alike;
  }

  /** A block that a closed gate ends: runs `body`, then points the gates inside it here. */
  private gated(scope: Scope, body: (inner: Scope) => void): void {
    const gate = this.gates.push([]) - 1;
    body({ ...scope, gate });
    for (const placement of this.gates[gate]) placement.gate = this.here;
  }

  private step(step: Step, scope: Scope): void {
    const you = scope.you;
    this.heads.push(this.here);
    switch (step.op) {
      case 'gain': {
        const rewards = step.rewards.map((r) => this.reward(r, step.atMost !== undefined, scope.resets));
        const per = step.per ? this.per(step.per) : null;
        const choice = step.choice === true;
        this.emit({ op: 'gain', rewards, choice, per, atMost: step.atMost ?? 0, ...this.own(step, you) });
        return;
      }
      case 'place': {
        const kinds = [...new Set(step.kinds.flatMap((k) => this.kinds(k)))];
        const placement = this.emit({
          op: 'place',
          kinds,
          gate: -1,
          ...this.doing(step, you),
        });
        if (scope.gate >= 0) this.gates[scope.gate].push(placement);
        return;
      }
      case 'move':
      case 'replace':
      case 'remove':
      case 'choose':
        this.emit({
          op: step.op,
          things: this.things(step.things),
          with: step.op === 'replace' ? [...new Set(step.with.flatMap((k) => this.kinds(k)))] : [],
          spaces: step.op === 'move' ? step.spaces : 0,
          anyTerrain: step.op === 'move' && step.overAnyTerrain === true,
          able: this.able(step),
          ...this.doing(step, you),
        });
        return;
      case 'play':
      case 'rotate':
        this.emit({ op: step.op, cubes: step.cubes, ...this.own(step, you) });
        return;
      case 'may': {
        const ask = this.emit({ op: 'may', first: -1, end: -1, you });
        if (step.steps.length > 0) ask.first = this.here;
        this.gated(scope, (inner) => this.block(step.steps, inner));
        ask.end = this.here;
        return;
      }
      case 'either':
        this.either(step.branches, scope);
        return;
      case 'if': {
        const test = this.emit({
          op: 'if',
          condition: this.condition(step.condition),
          else: -1,
          hasElse: (step.otherwise?.length ?? 0) > 0,
          you,
        });
        this.block(step.steps, scope);
        if (!step.otherwise) {
          test.else = this.here;
          return;
        }
        const over = this.emit({ op: 'jump', to: -1 });
        test.else = this.here;
        this.block(step.otherwise, scope);
        over.to = this.here;
        return;
      }
      case 'repeat':
        this.repeat(step, scope);
        return;
      case 'each-player':
        this.eachPlayer(step, scope);
        return;
      default:
        step satisfies never;
    }
  }

  private either(branches: readonly Block[], scope: Scope): void {
    const starts: number[] = [];
    this.emit({ op: 'either', branches: starts, you: scope.you });
    const ends = branches.map((branch) => {
      starts.push(this.here);
      this.block(branch, scope);
      return this.emit({ op: 'jump', to: -1 });
    });
    for (const end of ends) end.to = this.here;
  }

  private repeat(step: Extract<Step, { op: 'repeat' }>, scope: Scope): void {
    const slot = this.slot();
    const { you } = scope;
    if ('upTo' in step.times) {
      this.emit({ op: 'set', slot, amount: step.times.upTo, per: null, end: -1, you });
      const ask = this.emit({ op: 'repeat-up-to', slot, first: -1, end: -1, you });
      const to = this.here - 1;
      if (step.steps.length > 0) ask.first = this.here;
      this.gated(scope, (inner) => {
        this.block(step.steps, inner);
        this.emit({ op: 'less', slot });
        this.emit({ op: 'jump', to });
      });
      ask.end = this.here;
      return;
    }
    const amount = 'times' in step.times ? step.times.times : 0;
    const per = 'per' in step.times ? this.per(step.times.per) : null;
    const set = this.emit({ op: 'set', slot, amount, per, end: -1, you });
    const to = this.here;
    this.block(step.steps, scope);
    this.emit({ op: 'again', slot, to });
    set.end = this.here;
  }

  private eachPlayer(step: Extract<Step, { op: 'each-player' }>, scope: Scope): void {
    const slot = this.slot();
    const first = this.emit({ op: 'each-first', slot, other: step.other === true, end: -1 });
    const to = this.here;
    const resets: number[] = [];
    this.block(step.steps, { ...scope, you: slot, resets });
    this.emit({ op: 'each-next', slot, to, resets });
    first.end = this.here;
    // An outer `each player` clears what an inner one counts, too.
    scope.resets.push(...resets);
  }

  /** What `able` of a change is. */
  private able(step: Extract<Step, { op: ChangeCode['op'] }>): number[] {
    const { bits } = this.things(step.things);
    const become = step.op === 'replace' ? step.with.flatMap((kind) => this.kinds(kind)) : null;
    return [0, 1, 2, 3].map((stacks) => (become ? bits & replaceable(become, stacks) : bits));
  }

  private own(step: { if?: Condition }, you: number): { if: ConditionCode | null; you: number } {
    return { if: step.if ? this.condition(step.if) : null, you };
  }

  private doing(
    step: { quantity?: { amount: number; upTo: boolean }; where?: Where; as?: string; if?: Condition },
    you: number,
  ) {
    return {
      ...this.own(step, you),
      amount: step.quantity?.amount ?? 1,
      upTo: step.quantity?.upTo ?? false,
      where: step.where ? this.where(step.where) : null,
      as: step.as === undefined ? -1 : this.name(step.as),
    };
  }
}
