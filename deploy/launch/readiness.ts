import { connect } from 'node:net';

/** The gateway waits for each service, and each service for its servers. */
const RESPOND_WITHIN_MS = 5_000;

/** Requests /health/ready. Returns null when ready, else what is missing. */
export async function httpReady(url: string): Promise<string | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RESPOND_WITHIN_MS) }).catch(() => null);
  if (!response) return 'does not respond yet';
  if (response.ok) {
    await response.body?.cancel();
    return null;
  }
  const body = (await response.json().catch(() => ({}))) as {
    dependencies?: Record<string, { ok: boolean; error?: string }>;
  };
  const down = Object.entries(body.dependencies ?? {}).filter(([, { ok }]) => !ok);
  return down.length ? `waits for ${down.map(([name]) => name).join(', ')}` : 'is starting';
}

/** Requests /health/live. Returns null for any response, else what is wrong. */
export async function httpAlive(url: string): Promise<string | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RESPOND_WITHIN_MS) }).catch(() => null);
  await response?.body?.cancel();
  return response ? null : 'does not respond';
}

/**
 * Sends `request` over TCP. Returns null when the response matches `expect`, else what is wrong: at once when it matches
 * `refusal`, by default any line.
 */
export function tcpReady(
  port: number,
  request: string,
  expect: RegExp,
  refusal = /\n/,
): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (verdict: string | null) => {
      socket.destroy();
      resolve(verdict);
    };
    let got = '';
    socket.setTimeout(2_000, () => end('does not respond'));
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      got += chunk;
      if (expect.test(got)) end(null);
      else if (refusal.test(got)) end(got.split('\r')[0]!.slice(0, 80));
    });
    socket.on('error', () => end('does not respond yet'));
    socket.on('close', () => end('closed the connection'));
  });
}
