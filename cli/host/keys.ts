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
  /** The key of a seat that was given back so many times; -1 for spectators. */
  const of = (table: string, seat: number, returns = 0) =>
    key(`table ${table} seat ${seat}${returns > 0 ? ` after ${returns}` : ''}`);
  /** The key of a table, with which people sit down on free seats. */
  const ofTable = (table: string) => key(`table ${table}`);
  return {
    /** The key of the host, which controls all tables. */
    host: key('host'),
    of,
    ofTable,
    isOfTable: (table: string, sent: string) => isKey(sent, ofTable(table)),
    /**
     * The seat that a key belongs to; undefined if the key is not for a seat of this table.
     * @param returns how often each seat was given back
     */
    seatOf(table: string, returns: readonly number[], sent: string): number | undefined {
      // Compares all of them, so that the time taken does not reveal which one matched.
      const found = [-1, ...returns.keys()].filter((seat) => isKey(sent, of(table, seat, returns[seat])));
      return found[0];
    },
  };
}
