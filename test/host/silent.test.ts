/** Secrecy: two games that differ only in what a viewer may not know send that viewer byte-equal streams. */
import { expect, test } from 'vitest';
import { choiceEvent } from '../../table/game/table-events.ts';
import { readMessage } from '../../table/index.ts';
import { newTable } from '../table/people.ts';
import { Client } from './client.ts';
import { firstTable, openedHost } from './opened.ts';
import { dataWith } from './people.ts';

/** The options of a game with this secret. */
const gameOf = (secret: string) => ({ secret, hands: ['lion', 'gorilla', 'rhino'], target: 30 });

/** The tokens of the first draws if every player turns the dial. */
function tokensOf(secret: string, draws: number): string {
  const table = newTable(gameOf(secret));
  const drawn: string[] = [];
  while (table.game.draws <= draws) {
    for (const seat of [0, 1, 2]) {
      const { draws: draw, drawn: tokens, decision } = table.firstSeen(seat).view;
      if (!decision?.options || decision.seat !== seat) continue;
      drawn[draw - 1] = tokens.join();
      const dial = decision.options.findIndex(({ option }) => option === 'dial' || option === 'no');
      table.take(choiceEvent(table, seat, Math.max(0, dial), 0));
    }
  }
  return drawn.slice(0, draws).join(' ');
}

/** The secrets of two games with the same tokens but differently shuffled decks. */
function alike(draws: number): [string, string] {
  const known = new Map<string, string>();
  for (let n = 1; ; n++) {
    const secret = n.toString(16).padStart(32, '123456789abcdef0');
    const tokens = tokensOf(secret, draws);
    const other = known.get(tokens);
    if (other !== undefined) return [other, secret];
    known.set(tokens, secret);
  }
}

/** The clients of a table whose game has this secret: those of the seats, then a spectator. */
async function seated(secret: string): Promise<{ clients: Client[]; links: string[] }> {
  const { data } = dataWith(gameOf(secret));
  data.close();
  // Pings come at any time.
  const host = await openedHost({ data: data.folder, limits: { ping: 1e6 } });
  const { seats, watch } = firstTable(host);
  const links = [...seats, watch];
  const clients: Client[] = [];
  for (const link of links) clients.push(await Client.join(link));
  return { clients, links };
}

const NONSENSE = '?';
/** The answer to `NONSENSE`, and to nothing else sent here: other refusals may be on their way. */
const REFUSAL = JSON.stringify({ refused: (readMessage(NONSENSE) as { problem: string }).problem });

/** Waits until a client has received everything sent to it: the answer to nonsense comes last, with the game again. */
async function caughtUp(client: Client): Promise<void> {
  const { frames } = client;
  const { length } = frames;
  client.sendText(NONSENSE);
  await client.until(() => {
    const at = frames.indexOf(REFUSAL, length);
    return at >= 0 && frames.slice(at + 1).some((frame) => 'view' in JSON.parse(frame));
  });
}

/** Lets a seat act, and waits until it has received the result. */
async function actAndWait(client: Client, act: () => void): Promise<void> {
  act();
  await caughtUp(client);
}

/** What a seat does while all choose, before it makes the same choice as in the other game. */
type BeforeChoice = (client: Client) => Promise<void>;

/**
 * Takes last options for all seats until this many tokens have been drawn: cubes, since turning the dial shows cards of the
 * decks.
 */
async function playDraws(
  clients: readonly Client[],
  draws: number,
  beforeChoice: BeforeChoice,
): Promise<void> {
  const spectator = clients.at(-1)!;
  while (spectator.game!.view.draws <= draws) {
    // Seat 1 first: its choice takes effect only after the others have chosen.
    const asked = [1, 0, 2].flatMap((seat) => (clients[seat]!.options > 0 ? [clients[seat]!] : []));
    for (const client of asked) {
      if (client === clients[1] && asked.length > 1) await beforeChoice(client);
      await actAndWait(client, () => client.answer(client.options - 1));
    }
    // The last seat's action has reached all clients when a later message has.
    for (const client of clients) await caughtUp(client);
  }
}

const framesOf = ({ clients }: { clients: readonly Client[] }) => clients.map(({ frames }) => [...frames]);

/** Everything that a client has received, as it was sent. */
function bytesOf({ bytes, socket }: Client): string {
  expect(socket.extensions).toContain('permessage-deflate');
  return Buffer.concat(bytes).toString('latin1');
}

test('viewers who may not know how two games differ receive the same bytes in the same order', async () => {
  const draws = 2;
  const [one, other] = await Promise.all(alike(draws + 1).map(seated));
  // The other game: seat 1 changes its mind, undoes, writes notes, answers late and sends nonsense.
  const fidgets: BeforeChoice = async (client) => {
    await actAndWait(client, () => client.send({ note: { key: 'weak', card: 1, text: 'hm' } }));
    client.send({ opened: 1 });
    await actAndWait(client, () => client.send({ answer: 99_999, v: client.game!.v }));
    await actAndWait(client, () => client.send({ answer: 0, v: 99_999 }));
    await actAndWait(client, () => client.answer(0));
    await actAndWait(client, () => client.send({ undo: true }));
  };
  await Promise.all([
    playDraws(one!.clients, draws, async () => undefined),
    playDraws(other!.clients, draws, fidgets),
  ]);
  const [ones, others] = [framesOf(one!), framesOf(other!)];
  expect(ones[0]!.length).toBeGreaterThan(10);
  for (const viewer of [0, 2, 3]) {
    expect(others[viewer]).toEqual(ones[viewer]);
    expect(bytesOf(other!.clients[viewer]!)).toBe(bytesOf(one!.clients[viewer]!));
  }
  // Views are compressed.
  expect(bytesOf(one!.clients[0]!).length).toBeLessThan(ones[0]!.join('').length / 5);
  // The game was different: seat 1 received more, and the decks differ.
  expect(others[1]!.length).toBeGreaterThan(ones[1]!.length);

  // Seat 1's choice takes effect only when all have chosen: until then no other client can tell, not even one that reconnects.
  await actAndWait(one!.clients[1]!, () => one!.clients[1]!.answer(0));
  await actAndWait(other!.clients[1]!, () => other!.clients[1]!.answer(other!.clients[1]!.options - 1));
  const back = await Promise.all(
    [one!, other!].map(async ({ clients, links }) => {
      clients[0]!.close();
      await clients[2]!.until(() => clients[2]!.table?.seats[0]?.isHere === false);
      const again = await Client.join(links[0]!);
      for (const client of clients.slice(2)) await caughtUp(client);
      return again;
    }),
  );
  expect(back[1]!.frames).toEqual(back[0]!.frames);
  expect(bytesOf(back[1]!)).toBe(bytesOf(back[0]!));
  for (const viewer of [2, 3]) expect(framesOf(other!)[viewer]).toEqual(framesOf(one!)[viewer]);
});
