/**
 * The connection to Redis. Workers and runs name their connections, and ask every few seconds which others are connected. A
 * connection that has asked nothing for longer belongs to a machine that was cut off: Redis keeps it for minutes.
 */
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { UserError } from '../../program/index.ts';
import { type Build, buildLabel, PREFIX } from './names.ts';

/** How long connecting may take, and how long Redis may be silent before the connection counts as lost, in milliseconds. */
const CONNECT_MS = 10_000;
export const SILENCE_MS = 20_000;
/** The longest pause between two attempts to reconnect, in milliseconds. */
const RETRY_PAUSE_MS = 2_000;

/**
 * Connects to Redis. Afterwards it reconnects whenever the connection is lost, and repeats the pending commands.
 * @param address as in `redis://HOST:PORT` or `rediss://USER:PASSWORD@HOST:PORT`
 * @param present the worker or run, for others
 * @param notify receives messages that the connection was lost or restored
 * @param silence milliseconds without a reply after which a connection counts as lost, even if neither side closed it
 * @throws UserError if the address is invalid or no server replies
 */
export async function connect(
  address: string,
  present: Presence,
  notify: (line: string) => void,
  silence = SILENCE_MS,
) {
  const { shown, database } = readAddress(address);
  let isFirst = true;
  const redis = new Redis(address, {
    connectionName: connectionName(present),
    lazyConnect: true,
    enableAutoPipelining: true,
    connectTimeout: CONNECT_MS,
    socketTimeout: silence,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isFirst ? null : Math.min(100 * 2 ** times, RETRY_PAUSE_MS)),
  });
  let trouble: Error | undefined;
  redis.on('error', (error) => {
    trouble = error;
  });
  try {
    await redis.connect();
    // Not every access list allows it.
    await redis.client('LIST');
    // Without this, ioredis would continue with another database if there is none of this number.
    if (database !== undefined) await redis.select(database);
  } catch (error) {
    redis.disconnect();
    throw new UserError(`${shown} cannot be used: ${reasonOf(trouble ?? (error as Error))}.`);
  }
  isFirst = false;
  let isLost = false;
  redis.on('close', () => {
    if (!isLost) notify(`Lost the connection to ${shown}. Reconnecting.`);
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) notify(`Reconnected to ${shown}.`);
    isLost = false;
  });
  return {
    redis,
    /** The address without user and password, safe to show. */
    address: shown,
    /** Closes the connection immediately. */
    close: () => {
      redis.removeAllListeners('close');
      redis.disconnect();
    },
  };
}

/**
 * Parses an address into a form that is safe to show and the number of its database.
 * @throws UserError if it is not the address of a Redis server
 */
function readAddress(text: string): { shown: string; database: number | undefined } {
  const url = URL.parse(text);
  // An unencoded `/`, `?` or `#` in a password ends up after the host. Nothing but the number of a database may be there.
  const [, path, database] =
    /^(\/(\d{1,5})|\/?)$/.exec(url ? url.pathname + url.search + url.hash : '-') ?? [];
  const isRedis = url?.hostname && /^rediss?:$/.test(url.protocol);
  if (!isRedis || path === undefined || STRAY_PERCENT.test(url.username + url.password)) {
    const hidden = text.replace(/^(\w+:\/\/)?.*@/, '$1…@').replace(/[?#].*/, '');
    throw new UserError(
      `${hidden} is not the address of a Redis server. Give one like redis://HOST:6379/1, or rediss://USER:PASSWORD@HOST:6379 for TLS. In a password write %23 for #, %2F for /, and %25 for %.`,
    );
  }
  const { protocol, host } = url;
  return {
    shown: `${protocol}//${host}${database ? path : ''}`,
    database: database ? Number(database) : undefined,
  };
}

/** Matches a `%` that does not begin a percent-encoded character. */
const STRAY_PERCENT = /%(?![0-9a-f]{2})/i;

/** Why the server cannot be used, in a few words. */
function reasonOf(error: Error & { code?: string }): string {
  const code = error.code ?? error.message.split(' ')[0];
  if (error.message.startsWith('ERR DB index')) return 'it has no database of this number';
  return REASONS[code] ?? error.message.replace(/\.$/, '');
}

const CERTIFICATE_HINT =
  'its certificate is not signed by an authority that Node trusts (NODE_EXTRA_CA_CERTS adds yours)';
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing is listening there (is Redis running, and is this its port?)',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be resolved',
  ETIMEDOUT: 'it did not answer in time (does it use TLS, with rediss://, or not, with redis://?)',
  ECONNRESET: 'it closed the connection (does it need TLS, with rediss://?)',
  DEPTH_ZERO_SELF_SIGNED_CERT: CERTIFICATE_HINT,
  SELF_SIGNED_CERT_IN_CHAIN: CERTIFICATE_HINT,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: CERTIFICATE_HINT,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: CERTIFICATE_HINT,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  NOAUTH: 'it requires a user and password, in the address or in ECOS_REDIS',
  WRONGPASS: 'the user or password is wrong',
};

/** A worker or a run. */
export interface Presence {
  role: 'worker' | 'run';
  build: Build;
  /** How many batches it plays at the same time; 0 for a run. */
  jobs: number;
}

/** Milliseconds between two questions, and seconds without one after which a connection does not count. */
export const PRESENCE_MS = 3_000;
const MOST_IDLE_S = 10;

/** A name for the connections of a worker or run. */
const connectionName = ({ role, build, jobs }: Presence): string =>
  [PREFIX, role, build.ecos, build.v8, jobs, randomUUID()].join('/');

const CONNECTION = new RegExp(
  ` name=(${PREFIX}/(worker|run)/([^/ ]+)/([^/ ]+)/(\\d+)/\\S+) .*idle=(\\d+)`,
  'g',
);

/** A connection to Redis. */
export type Link = Awaited<ReturnType<typeof connect>>;

/** All workers or runs that are present, by the label of their build. */
export async function present(redis: Redis, wanted: Presence['role']): Promise<Map<string, Presence[]>> {
  // Each has several connections of the same name.
  const found = new Map<string, Presence>();
  for (const [, name, role, ecos, v8, jobs, idle] of String(await redis.client('LIST')).matchAll(CONNECTION))
    if (role === wanted && Number(idle) < MOST_IDLE_S)
      found.set(name, { role: wanted, build: { ecos, v8 }, jobs: Number(jobs) });
  return Map.groupBy(found.values(), ({ build }) => buildLabel(build));
}
