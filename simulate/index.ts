/** Public interface of `simulate/`: plays many games among bots and evaluates them. */

export { adviceFor, type Further } from './advice/advice.ts';
export { cardLosses, type RestrictedPlay, restrictedSetup } from './advice/restricted.ts';
export { trialRemark } from './advice/sections.ts';
export { type CardTrial, type PlayVersion, tryChanges } from './advice/trial.ts';
export * from './expect.ts';
export { default as validateExpectations } from './expect-validator.generated.ts';
export * from './games/index.ts';
export { agreementRemark } from './ladder/items.ts';
export * from './ladder/ladder.ts';
export { gameLine } from './pool/game-line.ts';
export { gameReader } from './pool/game-reader.ts';
export { processCarrier, STUCK_AFTER_MS } from './pool/pool.ts';
export type { Work } from './pool/worker.ts';
export type { RunResults } from './sections.ts';
export { Blocks, type Bounds, ownSeat, type Strength } from './strength/strength.ts';
export type { TaughtGame } from './training/lessons.ts';
export { sureSurprises } from './training/surprises.ts';
export { GAMES_A_MINUTE, Training, type TrainingResult } from './training/training.ts';
