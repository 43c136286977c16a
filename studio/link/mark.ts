/** Marks of texts: different texts have different marks. */

const FACTORS = [2654435761, 1597334677] as const;

/**
 * A hash of 53 bits and the length of a text, in letters and digits. Not for security: browsers offer
 * cryptographic hashes only on secure pages.
 */
export function textMark(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, FACTORS[0]);
    b = Math.imul(b ^ code, FACTORS[1]);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  const hash = 2 ** 32 * (b & 0x1fffff) + (a >>> 0);
  return `${hash.toString(36)}-${text.length.toString(36)}`;
}
