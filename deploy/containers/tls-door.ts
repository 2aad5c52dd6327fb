import type { Finding } from './report.ts';
import { seconds } from './showing.ts';

/** More than any response takes; a signal in a buffer would stay there for longer. */
const LONGEST_MS = 20_000;

/** What a browser meets first: the redirect, then TLS and the header that demands it from then on. */
export async function ofDoor(http: string, https: string): Promise<Finding[]> {
  const path = '/roadmaps?q=debt';
  const plain = await fetch(http + path, { redirect: 'manual' });
  const location = plain.headers.get('location');
  const page = await fetch(https);
  const demand = page.headers.get('strict-transport-security');
  return [
    {
      what: 'http:// redirects',
      isGood: plain.status === 308 && location === https + path,
      figures: `${plain.status} to ${location}`,
    },
    {
      what: 'https:// with HSTS',
      isGood: page.status === 200 && /max-age=\d{8}/.test(demand ?? ''),
      figures: `${page.status}, ${demand}`,
    },
  ];
}

/** Logs in as a browser does; returns the cookies and what their attributes are. */
export async function ofLogin(
  https: string,
  username: string,
  password: string,
): Promise<{ cookie: string; finding: Finding }> {
  const response = await fetch(`${https}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: https },
    body: JSON.stringify({ username, password }),
  });
  const lines = response.headers.getSetCookie();
  const isGood = response.ok && lines.length > 0 && lines.every((line) => /^__Host-.+; Secure/.test(line));
  const figures = lines.map((line) => line.replace(/=[^;]*/, '=…')).join('; and ');
  const cookie = lines.map((line) => line.split(';')[0]).join('; ');
  return { cookie, finding: { what: 'cookies of a login', isGood, figures } };
}

/** Whether signals arrive while the stream is open: its first, and one of what `act` does. */
export async function ofStream(https: string, cookie: string, act: () => Promise<void>): Promise<Finding> {
  const closing = new AbortController();
  const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(LONGEST_MS)]);
  const what = 'stream of signals';
  try {
    const began = performance.now();
    const headers = { cookie, accept: 'text/event-stream' };
    const { status, body } = await fetch(`${https}/api/events`, { headers, signal });
    if (status !== 200) throw new Error(`/api/events: ${status}`);
    const texts = body!.pipeThrough(new TextDecoderStream()).getReader();
    const first = await nextSignal(texts);
    const took = seconds(performance.now() - began);
    await act();
    const next = await nextSignal(texts);
    return { what, isGood: true, figures: `${first} after ${took}, ${next} while it is open` };
  } catch (error) {
    return { what, isGood: false, figures: String(error) };
  } finally {
    closing.abort();
  }
}

/** The type of the next signal; comments and the time to reconnect are none. */
export async function nextSignal(texts: ReadableStreamDefaultReader<string>): Promise<string> {
  for (let text = ''; ; ) {
    const { value, done } = await texts.read();
    if (done) throw new Error('the stream ended');
    text += value;
    const [, data] = /^data: (.+)$/m.exec(text) ?? [];
    if (data && text.endsWith('\n')) return (JSON.parse(data) as { type: string }).type;
  }
}
