/** How people count seats. */

/** The number people know a seat by. Seats count from 1 for people and from 0 in JSON, logs and the API. */
export function seatNumber(seat: number): number {
  return seat + 1;
}
