/** The syntax of `that player`. */
import { body } from '../../blocks/body.ts';
import { stepSyntax } from '../../blocks/step.ts';
import type { Lookahead } from '../../recovery/reading.ts';
import { all } from '../../syntax.ts';
import type { ThatPlayerNode } from '../../tree/steps.ts';

/** `that player { … }`. */
export const thatPlayer = stepSyntax<ThatPlayerNode>('thatPlayer', [], all('that', 'player', body));

/** Whether a block for who did something is ahead. */
export const atThatPlayer = (reading: Lookahead): boolean => reading.is(1, 'that') && reading.is(2, 'player');
