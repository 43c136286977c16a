/** The wording of each step of the instruction set, one file per step. */
import type { Op, OpName, Step } from '../../../program/index.ts';
import type { ActionWording, BlockWording, StepWording } from '../step-wording.ts';
import { byHand } from './by-hand.ts';
import { choose } from './choose.ts';
import { chooseSpecies } from './choose-species.ts';
import { doCard } from './do.ts';
import { draw } from './draw.ts';
import { either } from './either.ts';
import { forEach } from './for-each.ts';
import { gain } from './gain.ts';
import { give } from './give.ts';
import { conditional } from './if.ts';
import { lose } from './lose.ts';
import { may } from './may.ts';
import { move } from './move.ts';
import { pay } from './pay.ts';
import { place } from './place.ts';
import { play } from './play.ts';
import { choosePlayer } from './players/choose-player.ts';
import { eachPlayer } from './players/each-player.ts';
import { thatPlayer } from './players/that-player.ts';
import { theOwner } from './players/the-owner.ts';
import { remove } from './remove.ts';
import { repeat } from './repeat.ts';
import { replace } from './replace.ts';
import { rotate } from './rotate.ts';
import { stop } from './stop.ts';
import { swap } from './swap.ts';

// Unlike the list of exports in other rooms, bundlers drop this object from pages that say no step.
const STEPS = {
  gain,
  place,
  move,
  replace,
  remove,
  swap,
  pay,
  lose,
  give,
  play,
  rotate,
  choose,
  'choose-species': chooseSpecies,
  stop,
  draw,
  do: doCard,
  may,
  either,
  if: conditional,
  repeat,
  'for-each': forEach,
  'each-player': eachPlayer,
  'choose-player': choosePlayer,
  'by-hand': byHand,
  'the-owner': theOwner,
  'that-player': thatPlayer,
} satisfies { [Name in OpName]: StepWording<Name> };

type ActionName = {
  [Name in OpName]: (typeof STEPS)[Name] extends BlockWording<Name> ? never : Name;
}[OpName];

/** A step that performs an action itself. */
export type ActionStep = Op<ActionName>;
export const isAction = (step: Step): step is ActionStep => 'clause' in STEPS[step.op];
export const actionWording = (step: ActionStep): ActionWording<OpName> => STEPS[step.op];

/** A step that contains other steps. */
export type BlockStep = Exclude<Step, ActionStep>;
export const blockWording = (step: BlockStep): BlockWording<OpName> => STEPS[step.op];
