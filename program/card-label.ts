/** What people call a card. */

/**
 * The name of a card or Landscape Feature in everything people read: `12 "Rain"`, or `12` without a title. The number
 * comes first because it is what they type.
 */
export function cardLabel({ number, title }: { number: number; title?: string | null | undefined }): string {
  return title ? `${number} "${title}"` : `${number}`;
}
