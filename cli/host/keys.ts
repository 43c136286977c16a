/**
 * Keys of tables: 128 bits that no one can guess. All are derived from one secret in the data folder, so that a restarted host
 * has the same keys, and no key is stored.
 */
import { createHmac } from 'node:crypto';
import { isKey } from '../../studio/serve/index.ts';

export type Keys = ReturnType<typeof makeKeys>;

const BYTES = 16;

/** @param secret the secret of the data folder */
export function makeKeys(secret: string) {
  const key = (what: string) =>
    createHmac('sha256', secret).update(what).digest().subarray(0, BYTES).toString('base64url');
  /** The key of a seat; -1 for spectators. */
  const of = (table: string, seat: number) => key(`table ${table} seat ${seat}`);
  return {
    /** The key of the host, which controls all tables. */
    host: key('host'),
    of,
    /** The seat that a key belongs to; undefined if the key is not for this table. */
    seatOf(table: string, seats: number, sent: string): number | undefined {
      // Compares all of them, so that the time taken does not reveal which one matched.
      const found = Array.from({ length: seats + 1 }, (_, at) => at - 1).filter((seat) =>
        isKey(sent, of(table, seat)),
      );
      return found[0];
    },
  };
}
