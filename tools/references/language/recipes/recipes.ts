/** The chapters of the cookbook. */
import { CHANGING } from './changing.ts';
import { CHOICES } from './choices.ts';
import { IMPOSSIBLE } from './impossible.ts';
import { LUCK } from './luck.ts';
import { OWN_THINGS } from './own-things.ts';
import { PLACING } from './placing.ts';
import { PLAYERS } from './players.ts';
import { POINTS } from './points.ts';
import type { RecipeTopic } from './recipe.ts';
import { WHOLE_GAME } from './whole-game.ts';

/** In reading order. */
export const CHAPTERS: readonly RecipeTopic[] = [
  POINTS,
  PLACING,
  CHANGING,
  CHOICES,
  PLAYERS,
  LUCK,
  OWN_THINGS,
  WHOLE_GAME,
  IMPOSSIBLE,
];
