/** The cost of a card in points: a line fitted to what the cards of a run give. */

/** A price line: points of an effect = `base` + `perEnergy` × spots + `perLeaf` × leaves. */
export interface PriceLine {
  /** How many cards it was fitted to. */
  cards: number;
  base: number;
  perEnergy: number;
  perLeaf: number;
  /** How far those cards are from it: the standard deviation, in points. */
  error: number;
}

/** What an effect is expected to make, in points. */
export function pointsFor({ base, perEnergy, perLeaf }: PriceLine, energy: number, leaves: number): number {
  return base + perEnergy * energy + perLeaf * leaves;
}
