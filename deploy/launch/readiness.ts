import { connect } from 'node:net';

/** Asks a /health/ready address; null when ready, else which dependency is missing. */
export async function httpReady(url: string): Promise<string | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
  if (!response) return 'does not answer yet';
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

/** Opens a TCP connection, sends `say`, and is content (null) when the first answer matches `expect`. */
export function tcpReady(port: number, say: string, expect: RegExp): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (verdict: string | null) => {
      socket.destroy();
      resolve(verdict);
    };
    let got = '';
    socket.setTimeout(2_000, () => end('does not answer'));
    socket.on('connect', () => socket.write(say));
    socket.on('data', (chunk) => {
      got += chunk;
      if (expect.test(got)) end(null);
      else if (got.includes('\n')) end(got.split('\r')[0]!.slice(0, 80));
    });
    socket.on('error', () => end('does not answer yet'));
    socket.on('close', () => end('closed the connection'));
  });
}
