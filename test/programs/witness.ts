/** Watches one game between decisions: which animals were moved over any terrain, and the leaves of cards. */
import { frameCode, type Game } from '../../runtime/state.ts';
import { scoresAtEnd } from '../../runtime/table/active.ts';

/** Call its methods in the order of what the engine does; it collects violations in `wrong`. */
export class Witness {
  /** Tokens that a step `over any terrain` put where they are (R9.2). */
  readonly strayed = new Set<number>();
  readonly wrong: string[] = [];
  /** How many cards were completed, and how often a card turned itself back while its effect ran. */
  completed = 0;
  turnedThemselves = 0;
  private readonly game: Game;
  /** The card whose effect runs, and the leaves it must have afterwards. */
  private running: { card: number; leaves: number } | null = null;

  /** Whether any step of the game's cards and features takes points (L35, L36). */
  readonly mayCost: boolean;

  constructor(game: Game) {
    this.game = game;
    const { cards, effects } = game.tables;
    const codes = [...cards.map(({ code }) => code), ...effects];
    this.mayCost = codes.some(({ steps }) =>
      steps.some((step) => (step.op === 'pay' || step.op === 'lose') && step.what === 'vp'),
    );
  }

  /** An effect begins. @param card -1 for an effect without a card */
  starts(card: number): void {
    // One effect ends before the next begins (R5.4), so the previous card has been turned.
    this.settle(card >= 0);
    if (card < 0) return;
    this.completed++;
    this.running = { card, leaves: this.game.leaves[card] };
  }

  /** A card is about to be turned counter-clockwise. */
  turnsBack(card: number): void {
    this.settle(false);
    if (this.running?.card !== card) return;
    this.turnedThemselves++;
    this.running.leaves = Math.min(this.running.leaves + 1, this.game.tables.cards[card].leaves);
  }

  /** The current step moves a token. */
  moves(token: number): void {
    const frame = this.game.stack.at(-1);
    const step = frame?.task === 'effect' ? frameCode(this.game, frame).steps[frame.at] : undefined;
    if (step?.op === 'move' && step.anyTerrain) this.strayed.add(token);
    else this.strayed.delete(token);
  }

  /** A token returns to its supply. */
  takes(token: number): void {
    this.strayed.delete(token);
  }

  /** Checks the card whose effect was running, if it has been turned since (R5.1). */
  settle(isOver: boolean): void {
    const { running, game } = this;
    const round = game.stack.find((frame) => frame.task === 'round');
    if (!running || (!isOver && round?.card === running.card)) return;
    this.running = null;
    const { card, leaves } = running;
    if (game.leaves[card] !== leaves - 1) this.wrong.push(`R5.1 leaves of card ${card}`);
    // A card with an `at end` is kept for it (L44).
    const isGone = leaves === 1 && !scoresAtEnd(game, card);
    if (game.discard.includes(card) !== isGone) this.wrong.push(`R5.1 discarding card ${card}`);
  }
}
