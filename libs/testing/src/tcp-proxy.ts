import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy that can break connections (cut) or stop forwarding (frozen), always on the same address. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private frozen = false;
  private readonly server: Server;
  private readonly target: URL;
  private port = 0;

  private constructor(target: URL) {
    this.target = target;
    this.server = createServer((client) => this.join(client));
  }

  /** In front of the server of a URL (`postgres://…`, `redis://…`, `nats://…`). */
  static async to(url: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(url));
    await proxy.listen();
    return proxy;
  }

  /** The URL (default: the target) with the address of the proxy. */
  url(of: string = this.target.href): string {
    const url = new URL(of);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Ends a cut or a freeze; delivers what was sent during a freeze. */
  async heal(): Promise<void> {
    this.frozen = false;
    for (const socket of this.sockets) socket.resume();
    if (!this.server.listening) await this.listen();
  }

  async close(): Promise<void> {
    if (this.server.listening) await this.cut();
  }

  private listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.port, '127.0.0.1', () => {
        this.port = (this.server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  private join(client: Socket): void {
    const upstream = connect(Number(this.target.port), this.target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (chunk) => to.write(chunk));
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.frozen) from.pause();
    }
  }
}
