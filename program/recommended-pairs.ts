/** The pairs of preset hands that the reference manual recommends to two players (R14.3). Other sets have none of them. */
export const RECOMMENDED_PAIRS: readonly (readonly string[])[] = [
  ['lion', 'antelope'],
  ['rhino', 'gorilla'],
  ['bird-of-paradise', 'impala-lily'],
  ['daisy', 'aloe'],
];
