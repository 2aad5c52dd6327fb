import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HealthCheck = () => Promise<void>;

export interface DependencyHealth {
  ok: boolean;
  ms: number; // duration of the check
  error?: string;
}

export interface Readiness {
  status: 'ready' | 'not ready';
  state: ServiceState;
  dependencies: Record<string, DependencyHealth>;
}

export type ServiceState = 'starting' | 'running' | 'stopping';

const CHECK_TIMEOUT_MS = 2_000;

export class HealthRegistry {
  state: ServiceState = 'starting';
  private readonly checks = new Map<string, HealthCheck>();
  private running: Promise<Readiness> | undefined;

  register(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  /** Runs all checks concurrently, each for at most 2 s; concurrent callers share the result. */
  readiness(): Promise<Readiness> {
    this.running ??= this.runChecks().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async runChecks(): Promise<Readiness> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await runCheck(check)] as const),
    );
    const ready = this.state === 'running' && results.every(([, result]) => result.ok);
    return {
      status: ready ? 'ready' : 'not ready',
      state: this.state,
      dependencies: Object.fromEntries(results),
    };
  }
}

async function runCheck(check: HealthCheck): Promise<DependencyHealth> {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no response within ${CHECK_TIMEOUT_MS} ms`)),
      CHECK_TIMEOUT_MS,
    );
  });
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    await Promise.race([Promise.resolve().then(check), timeout]);
    return { ok: true, ms: elapsed() };
  } catch (error) {
    return { ok: false, ms: elapsed(), error: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

export interface HealthServer {
  port: number;
  close(): Promise<void>;
}

/** Serves GET /health/live (200) and /health/ready (200 or 503, JSON per dependency). */
export async function startHealthServer(
  registry: HealthRegistry,
  options: { port: number; host: string; service: string },
): Promise<HealthServer> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, { status: 'method' });
    if (path === '/health/live') return send(response, 200, { status: 'live', service: options.service });
    if (path !== '/health/ready') return send(response, 404, { status: 'not found' });
    void registry.readiness().then((readiness) => {
      send(response, readiness.status === 'ready' ? 200 : 503, { service: options.service, ...readiness });
    });
  });
  await listen(server, options.port, options.host);
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
