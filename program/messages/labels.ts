/** Cards and amounts as messages name them. */

/**
 * The name of a card or Landscape Feature in everything people read: `12 "Rain"`, or `12` without a title. The number
 * comes first because it is what they type.
 */
export function cardLabel({ number, title }: { number: number; title?: string | null | undefined }): string {
  return title ? `${number} "${title}"` : `${number}`;
}

/** `1 card`, `2 cards`; `plural` where it is not the noun and `s`. */
export function counted(amount: number, noun: string, plural = `${noun}s`): string {
  return `${amount} ${amount === 1 ? noun : plural}`;
}
