import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { e2e } from '../test/e2e.ts';

/** A fault of a response after the server has handled the request. */
type ResponseFault = (response: Buffer) => Buffer | 'lost';

/** A proxy before the Waymark of this run that loses or changes responses, or is cut. Each has its own origin. */
export class OddNetwork {
  /** Blocks everything while the device is online. */
  isCut = false;
  /** Holds a request once this many bytes of it have passed, until `cut`. */
  holdAfterBytes = Infinity;
  private readonly running = new Set<IncomingMessage>();
  private readonly faults: { of: RegExp; times: number; fault: ResponseFault }[] = [];
  private readonly server: Server = createServer((from, to) => this.pass(from, to));

  static async open(): Promise<OddNetwork> {
    const network = new OddNetwork();
    await new Promise<void>((resolve) => network.server.listen(0, 'localhost', resolve));
    return network;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Loses the next `times` responses to requests like `PATCH /api/progress`. */
  lose(of: RegExp, times = 1): void {
    this.faults.push({ of, times, fault: () => 'lost' });
  }

  /** Changes every later response to requests like this. */
  change(of: RegExp, how: (text: string) => string): void {
    this.faults.push({ of, times: Infinity, fault: (response) => Buffer.from(how(response.toString())) });
  }

  /** Cuts everything, and what is running. */
  cut(): void {
    this.isCut = true;
    for (const one of this.running) one.destroy();
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private pass(from: IncomingMessage, to: ServerResponse): void {
    if (this.isCut) return void from.destroy();
    const { method, url, headers } = from;
    const fault = this.faultOf(`${method} ${url}`);
    // Without compression, so that the body can be changed.
    const requestHeaders = fault ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const onward = request(new URL(url!, e2e().url), { method, headers: requestHeaders }, (response) => {
      if (!fault) {
        to.writeHead(response.statusCode!, response.headers);
        response.pipe(to);
        return;
      }
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => deliver(to, response, fault(Buffer.concat(parts))));
    });
    onward.on('error', () => to.destroy());
    this.running.add(from);
    to.on('close', () => {
      this.running.delete(from);
      onward.destroy();
    });
    let passed = 0;
    from.on('data', (bytes: Buffer) => {
      passed += bytes.length;
      if (passed > this.holdAfterBytes) from.unpipe(onward).pause();
    });
    from.pipe(onward);
  }

  private faultOf(route: string): ResponseFault | null {
    const found = this.faults.find(({ of, times }) => times > 0 && of.test(route));
    if (!found) return null;
    found.times -= 1;
    return found.fault;
  }
}

function deliver(to: ServerResponse, response: IncomingMessage, what: Buffer | 'lost'): void {
  const { 'content-length': _, ...headers }: OutgoingHttpHeaders = response.headers;
  if (what === 'lost') {
    // Cut in the middle: the browser itself retries a request without any response.
    to.writeHead(response.statusCode!, { ...headers, 'content-length': '100000' });
    to.write('{', () => to.destroy());
    return;
  }
  to.writeHead(response.statusCode!, headers);
  to.end(what);
}
