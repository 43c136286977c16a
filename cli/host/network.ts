/** Who can reach a host: this machine alone, or others in its network, too, as its page chooses unless options have said so. */
import { UserError } from '../../program/messages/index.ts';
import { listen, type Server, serverOrigins } from '../../studio/serve/index.ts';
import { COMMAND_NAME, hostNames, LOOPBACK_ADDRESS, networkAddresses } from './listen.ts';

/** What a network needs of its host. */
interface NetworkOptions {
  serving: Parameters<typeof listen>[0];
  port: number;
  /** The address that the host listens on. */
  address: string;
  /** The origin of a proxy in front of the host. */
  front: string | undefined;
  /** Ends the connections of others in the network. */
  expelOthers(): void;
}

export class Network {
  readonly #options: NetworkOptions;
  /** The servers for others in the network, while they are let in. */
  #servers: readonly Server[] = [];
  #names: readonly string[] = [];

  constructor(options: NetworkOptions) {
    this.#options = options;
    this.#names = hostNames(options.address);
  }

  /** The origins of the pages of the host, the one for links first. */
  get origins(): string[] {
    const { front, port } = this.#options;
    return [...(front === undefined ? [] : [front]), ...serverOrigins(this.#names, port)];
  }

  /** Whether the options leave the choice to the page of the host. */
  get isChoice(): boolean {
    return this.#options.address === LOOPBACK_ADDRESS && this.#options.front === undefined;
  }

  get isOpen(): boolean {
    return this.#servers.length > 0;
  }

  /** @throws UserError if there is no network, or the options have decided */
  async setOpen(isOpen: boolean): Promise<void> {
    if (!this.isChoice) throw new UserError('The host was started for a certain address.');
    if (isOpen === this.isOpen) return;
    if (isOpen) await this.#open();
    else await this.close();
  }

  async #open(): Promise<void> {
    const { serving, port } = this.#options;
    const addresses = networkAddresses();
    const tried = await Promise.allSettled(
      addresses.map((address) => listen(serving, { port, address, name: COMMAND_NAME })),
    );
    this.#servers = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const names = addresses.filter((_, at) => tried[at]!.status === 'fulfilled');
    this.#names = [...names, ...hostNames(LOOPBACK_ADDRESS)];
    if (!this.isOpen) throw new UserError('This machine is in no network that others could use.');
  }

  async close(): Promise<void> {
    const servers = this.#servers;
    this.#servers = [];
    this.#names = hostNames(this.#options.address);
    this.#options.expelOthers();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** Whether an address is one of this machine. */
export const isThisMachine = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/, '');
  return isLoopback(plain) || networkAddresses().includes(plain);
};

/** Whether an address can only be used by this machine. */
export const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\..*)$/.test(address);
