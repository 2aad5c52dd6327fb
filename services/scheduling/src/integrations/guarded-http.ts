import { lookup as resolveName } from 'node:dns';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { LinkFault } from '../domain/link-fault.ts';
import { isPublicAddress } from './public-address.ts';

const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 307, 308];
/** Of the whole request, its redirects and its body. */
const TIMEOUT_MS = 15_000;

export interface OutgoingRequest {
  method: string;
  headers?: Record<string, string>;
  body?: string;
  /** Of the response. */
  maxBytes: number;
}

export interface Received {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** After the redirects. */
  url: URL;
}

/** Addresses of a name, as `dns.lookup` with `all`. */
export type Resolve = typeof resolveName;

/**
 * Sends requests to addresses that users name. A connection goes only to a public address: the one that was checked, since
 * a second lookup could return another one. Redirects pass the same checks.
 */
export class GuardedHttp {
  /** `allowed`: hosts, with or without a port, that are not checked, for tests and for calendars of the operator's own network. */
  constructor(
    private readonly allowed: readonly string[],
    private readonly resolve: Resolve = resolveName,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /** Error: LinkFault. */
  async send(url: URL, request: OutgoingRequest): Promise<Received> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      return await this.follow(url, request, signal, MAX_REDIRECTS);
    } catch (error) {
      throw error instanceof LinkFault ? error : new LinkFault('unreachable');
    }
  }

  private async follow(
    url: URL,
    request: OutgoingRequest,
    signal: AbortSignal,
    left: number,
  ): Promise<Received> {
    const received = await this.sendOnce(url, request, signal);
    const { location } = received.headers;
    if (!REDIRECTS.includes(received.status) || location === undefined) return received;
    const next = URL.parse(location, url.href);
    if (!next || left === 0) throw new LinkFault('server');
    return this.follow(next, next.origin === url.origin ? request : withoutLogin(request), signal, left - 1);
  }

  private sendOnce(url: URL, request: OutgoingRequest, signal: AbortSignal): Promise<Received> {
    const isAllowed = this.allowed.includes(url.host) || this.allowed.includes(url.hostname);
    if (!isAllowed) checkUrl(url);
    const { method, headers, body, maxBytes } = request;
    const options: RequestOptions = {
      ...{ method, signal, agent: false, auth: '' },
      headers: { 'user-agent': 'Waymark', 'accept-encoding': 'identity', ...headers },
      ...(isAllowed ? {} : { lookup: this.checkedLookup }),
    };
    return new Promise((resolve, reject) => {
      const outgoing = url.protocol === 'https:' ? tlsRequest(url, options) : plainRequest(url, options);
      outgoing.on('error', reject);
      outgoing.on('response', (response) => {
        readBody(response, maxBytes).then((read) => {
          const { statusCode: status = 0, headers: of } = response;
          resolve({ status, headers: of, body: read, url });
        }, reject);
      });
      outgoing.end(body);
    });
  }

  private readonly checkedLookup: LookupFunction = (host, options, callback) => {
    this.resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new LinkFault('unreachable'), '');
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new LinkFault('inner-address'), '');
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function checkUrl({ protocol, hostname, port, username, password }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  // No lookup takes place for an IP address.
  const isInner = isIP(host) !== 0 && !isPublicAddress(host);
  // Below 1024 are mail, directories and other services that are no calendars.
  const isOddPort = port !== '' && Number(port) < 1_024;
  if (!/^https?:$/.test(protocol) || `${username}${password}` !== '' || isInner || isOddPort) {
    throw new LinkFault('inner-address');
  }
}

/** Rejects a compressed body, which could be larger than `maxBytes` once it is unpacked. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    if ((response.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new LinkFault('not-a-calendar');
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) throw new LinkFault('too-large');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    response.destroy();
  }
}

function withoutLogin({ headers, ...request }: OutgoingRequest): OutgoingRequest {
  const { authorization: _, ...others } = headers ?? {};
  return { ...request, headers: others };
}
