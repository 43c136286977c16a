/** What changed cards mean for a game, and what can be done about it. */
import type { ComponentChildren } from 'preact';
import type { ReplayOutcome, Verdict } from '../messages.ts';
import { Button } from './around/controls.tsx';

export function describeOutcome(again: ReplayOutcome): string {
  if (again.is === 'differs') return `The game ${again.reason}${again.reason.endsWith('.') ? '' : '.'}`;
  if (again.is === 'refused') return `No game can be played with the new cards: ${again.reason}`;
  return 'The game continues: every choice can be made again.';
}

interface ReplayOutcomeBannerProps {
  again: ReplayOutcome;
  /** The first two answers. */
  goOn: string;
  keep: string;
  decide(decided: Verdict): unknown;
  /** What happened. */
  children?: ComponentChildren;
}

/** Asks how a game continues. */
export function ReplayOutcomeBanner({ again, goOn, keep, decide, children }: ReplayOutcomeBannerProps) {
  const canPlay = again.is !== 'refused';
  return (
    <div class="bar banner again" role="alert">
      <p>
        {children} {describeOutcome(again)}
      </p>
      <p class="in-row wrap">
        {canPlay && <Button words={goOn} class="main" press={() => decide('go on')} />}
        <Button words={keep} press={() => decide('keep')} />
        {canPlay && <Button words="Start over" press={() => decide('anew')} />}
      </p>
    </div>
  );
}
