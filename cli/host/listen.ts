/** Where a host listens. */
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { InvalidArgumentError } from 'commander';
import { UserError } from '../../program/messages/index.ts';
import { listen, type Server } from '../../studio/serve/index.ts';

/** Where a host listens, and where people reach it. */
export interface ListenOptions {
  port: number;
  /** The address of this machine that it listens on. */
  address: string;
  /** The address that people open, if a proxy or tunnel is in front of the host: `https://cards.example`. */
  public?: string;
  /** The addresses from which that proxy connects. `X-Forwarded-For` is read only from these. */
  proxy?: BlockList;
}

/** The address a host listens on by default, which other machines cannot reach. */
export const LOOPBACK_ADDRESS = '127.0.0.1';

/** The name of the host in messages. */
export const COMMAND_NAME = 'host';

/** Reads the address of a proxy, or a range in CIDR notation, from an option. */
export function proxyAddresses(text: string): BlockList {
  const [, address = '', , bits] = /^([^/]*)(\/(\d+))?$/.exec(text) ?? [];
  const [family, all] = isIP(address) === 6 ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
  const proxy = new BlockList();
  try {
    proxy.addSubnet(address, Number(bits ?? all), family);
  } catch {
    throw new InvalidArgumentError('Give the IP address of the proxy, or a range like 10.0.0.0/8.');
  }
  return proxy;
}

/**
 * Listens. Without a given port, tries the last one first, so that links keep working.
 * @throws UserError if the port or the address cannot be used
 */
export async function listenAgain(
  options: Parameters<typeof listen>[0],
  { port, address }: ListenOptions,
  last: number,
): Promise<Server> {
  const at = (wanted: number) => listen(options, { port: wanted, address, name: COMMAND_NAME });
  if (port !== 0) return at(port);
  try {
    return await at(last);
  } catch (error) {
    if (error instanceof UserError) return at(0);
    throw error;
  }
}

/** The host names that a browser may use for the address, the one for links first. */
export function hostNames(address: string): string[] {
  const here = [LOOPBACK_ADDRESS, 'localhost'];
  if (address === LOOPBACK_ADDRESS || address === 'localhost') return here;
  if (address === '0.0.0.0' || address === '::') return [...networkAddresses(), ...here];
  return [address.includes(':') ? `[${address}]` : address, ...here];
}

/** The addresses of this machine in its networks. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map((one) => one.address);
