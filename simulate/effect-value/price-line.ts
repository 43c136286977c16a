/** The price of a card in points: a line fitted to the points that the cards of a run give. */

/** A price line: points of an effect = `base` + `perEnergy` × spots + `perLeaf` × leaves. */
export interface PriceLine {
  /** The number of cards that the line was fitted to. */
  cards: number;
  base: number;
  perEnergy: number;
  perLeaf: number;
  /** The standard deviation of those cards from the line, in points. */
  error: number;
}

/** The points that an effect is expected to give. */
export function pointsFor({ base, perEnergy, perLeaf }: PriceLine, energy: number, leaves: number): number {
  return base + perEnergy * energy + perLeaf * leaves;
}
