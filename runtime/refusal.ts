/** What cannot be, said to people. */

/** Options or a choice that cannot be; `message` says why, in one line for people. */
export class Refusal extends Error {
  override name = 'Refusal';
}
