/** LSP messages in a stream of bytes. */

/** An LSP message: a request, a response or a notification, by which fields are present. */
export interface Message {
  id?: number | string | null;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: unknown;
}

/** Returns a function that takes the pieces of a stream in order and calls `receive` with each complete message. */
export function messageReader(receive: (message: Message) => void): (data: Uint8Array) => void {
  let waiting = Buffer.alloc(0);
  return (data) => {
    waiting = Buffer.concat([waiting, data]);
    for (;;) {
      const end = waiting.indexOf('\r\n\r\n');
      const length = /content-length: *(\d+)/i.exec(waiting.toString('latin1', 0, Math.max(0, end)))?.[1];
      if (length === undefined || waiting.length < end + 4 + Number(length)) return;
      receive(JSON.parse(waiting.toString('utf8', end + 4, end + 4 + Number(length))));
      waiting = waiting.subarray(end + 4 + Number(length));
    }
  };
}

/** Encodes a message, with its header. */
export function framed(message: Message): Buffer {
  const text = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
  return Buffer.concat([Buffer.from(`Content-Length: ${text.length}\r\n\r\n`), text]);
}
