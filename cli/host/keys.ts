/**
 * Keys of tables: 128 bits that nobody can guess. All are derived from one secret in the data folder, so a restarted host has
 * the same keys, and no key is stored.
 */
import { createHmac } from 'node:crypto';
import { isKey } from '../../studio/serve/index.ts';

export interface Keys {
  /** Who has it decides about all tables. */
  host: string;
  /** The key of a seat; -1 for spectators. */
  of(table: string, seat: number): string;
  /** The seat whose key it is; nothing if the key is not of this table. */
  seatOf(table: string, seats: number, key: string): number | undefined;
}

const BYTES = 16;

/** @param secret of the data folder */
export function keysOf(secret: string): Keys {
  const key = (what: string) =>
    createHmac('sha256', secret).update(what).digest().subarray(0, BYTES).toString('base64url');
  const of = (table: string, seat: number) => key(`table ${table} seat ${seat}`);
  return {
    host: key('host'),
    of,
    seatOf(table, seats, sent) {
      // All are compared, so that the time does not say which one it was.
      const found = Array.from({ length: seats + 1 }, (_, at) => at - 1).filter((seat) =>
        isKey(sent, of(table, seat)),
      );
      return found[0];
    },
  };
}
