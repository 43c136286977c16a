/** Makes a server listen, or throws an error with the reason. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '../../program/messages/index.ts';

/** The port and address of a server. */
export interface Listening {
  /** 0 for any free port. */
  port: number;
  address: string;
  /** The name of the server in messages: `The studio`. */
  who: string;
}

/** @throws UserError if the port or the address cannot be used */
export async function listen(server: Server, { port, address, who }: Listening): Promise<AddressInfo> {
  await new Promise<void>((listening, failed) => {
    const onError = (error: NodeJS.ErrnoException) =>
      failed(new UserError(refusalOf({ port, address, who }, error)));
    server.once('error', onError);
    server.listen(port, address, () => {
      server.off('error', onError);
      listening();
    });
  });
  return server.address() as AddressInfo;
}

function refusalOf({ port, address, who }: Listening, { code, message }: NodeJS.ErrnoException): string {
  const other = 'Choose another with --port, or none.';
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. ${other}`;
  if (code === 'EACCES') return `Port ${port} is reserved for the system. ${other}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL')
    return `${address} is not an address of this machine: --address 0.0.0.0 means all of them.`;
  return `${who} cannot listen at port ${port}: ${message}.`;
}
