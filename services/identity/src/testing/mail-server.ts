import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Behaviour for the next message to an address: a reply to RCPT or DATA, or a closed connection. */
export type Reply = { rcpt: number } | { data: number } | 'hang-up';

export interface Received {
  to: string;
  source: string;
}

/** A real SMTP server that stores its mails and rejects on request. */
export async function startMailServer() {
  const received: Received[] = [];
  const replies = new Map<string, Reply[]>();
  const rejection = (code: number) =>
    Object.assign(new Error(`rejected with ${code}`), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const next = replies.get(address)?.[0];
      if (!next || next === 'hang-up' || !('rcpt' in next)) return done();
      replies.get(address)?.shift();
      done(rejection(next.rcpt));
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo[0]?.address ?? '';
      void text(stream).then((source) => {
        const next = replies.get(to)?.shift();
        if (next === 'hang-up') for (const { _socket } of connectionsOf(server)) _socket.destroy();
        else if (next && 'data' in next) done(rejection(next.data));
        else {
          received.push({ to, source });
          done();
        }
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    receivedBy: (to: string) => received.filter((mail) => mail.to === to).map(({ source }) => source),
    /** Sets the replies to the next messages for this address; later ones are accepted. */
    replyWith: (to: string, ...next: Reply[]) => replies.set(to, next),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

interface Connection {
  _socket: { destroy(): void };
}

const connectionsOf = (server: SMTPServer): Set<Connection> =>
  (server as unknown as { connections: Set<Connection> }).connections;

/** A part of a mail: its headers by lower-case name, unfolded, and its content decoded. */
export interface Part {
  headers: Record<string, string>;
  content: string;
}

/** All leaf parts of a mail; the first one has the headers of the mail, without content where it has parts. */
export function partsOf(source: string): Part[] {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = Object.fromEntries(
    head.split('\r\n').map((line) => {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
  const body = source.slice(end + 4);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) return [{ headers, content: decode(body, headers['content-transfer-encoding']) }];
  const inner = body.split(`--${boundary}`).slice(1, -1);
  return [{ headers, content: '' }, ...inner.flatMap((part) => partsOf(part.replace(/^\r\n/, '')))];
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A header decoded (RFC 2047). */
export const readable = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    );
