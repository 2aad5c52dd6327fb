import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawResponse {
  status: number;
  /** The status line and the headers. */
  head: string;
  body: string;
}

/** A connection for one request after the other, written as bytes. */
export class KeptConnection {
  private received = '';
  private closed = false;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      this.received += text;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.closed = true;
    });
    // The server ends it after a response that announced this.
    socket.on('end', () => socket.end());
  }

  static async open(url: string): Promise<KeptConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new KeptConnection(socket);
  }

  /** Sends a request and returns its response. Throws when there is none within `ms`. */
  async send(bytes: string | Buffer, ms: number): Promise<RawResponse> {
    this.received = '';
    this.socket.write(bytes);
    const response = await this.until(() => parse(this.received), ms);
    if (!response) throw new Error(`no response within ${ms} ms, but: ${this.received.slice(0, 100)}`);
    return response;
  }

  /** True when the server has closed the connection within `ms`. */
  async isClosed(ms: number): Promise<boolean> {
    return (await this.until(() => this.closed || null, ms)) ?? false;
  }

  destroy(): void {
    this.socket.destroy();
  }

  private async until<T>(check: () => T | null, ms: number): Promise<T | null> {
    const signal = AbortSignal.timeout(ms);
    for (;;) {
      const found = check();
      if (found !== null || signal.aborted || this.closed) return found;
      await Promise.race(
        ['data', 'close'].map((event) => once(this.socket, event, { signal }).catch(() => {})),
      );
    }
  }
}

/** Null while it is incomplete. */
function parse(text: string): RawResponse | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = text.slice(0, end);
  const status = Number(head.slice(9, 12));
  const body = text.slice(end + 4);
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? [];
  const isWhole =
    length === undefined ? status === 204 || body.endsWith('0\r\n\r\n') : body.length >= Number(length);
  return isWhole ? { status, head, body } : null;
}

export const announcesClose = ({ head }: RawResponse): boolean => /^connection: close$/im.test(head);
