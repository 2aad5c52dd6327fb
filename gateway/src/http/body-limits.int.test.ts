// guarantees: A body is read after its sender is admitted, within limits of size, shape, time and memory that fit every contract
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { allEndpoints } from '@waymark/contracts/all-endpoints';
import type { Role } from '@waymark/contracts/caller';
import { type HttpEndpoint, parseRoute } from '@waymark/contracts/endpoint';
import type { ErrorBody } from '@waymark/contracts/errors';
import { StartRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { largestBody } from '../testing/largest-body.ts';
import { BODY_LIMIT } from './route-needs.ts';

interface BodyRoute extends HttpEndpoint {
  largest: object;
}

const NO_SESSION = 'Please log in first.';
/** Errors that are sent before a body is read, or because of its size. */
const UNREAD = /Please log in first|not allowed|[Tt]oo many|too large|nested too deeply/;

const people = new Map<Role, Browser>();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({ booking: true });
});
afterAll(() => gateway?.stop());

const routes: BodyRoute[] = allEndpoints.flatMap((endpoint) =>
  endpoint.body ? [{ ...endpoint, largest: largestOf(endpoint.route, largestBody(endpoint.body)) }] : [],
);

function largestOf(route: string, largest: unknown): object {
  // Both texts together have the limit of one.
  return route === 'POST /api/generate-roadmap'
    ? { ...(largest as object), audioTranscript: '' }
    : (largest as object);
}

async function send({ route, roles, largest }: BodyRoute): Promise<string> {
  const role = roles?.find((grant) => grant !== 'applicant') ?? 'mentor';
  const { method, path } = parseRoute(route);
  const url = path.replaceAll(/\{\w+\}/g, '1');
  const browser = people.get(role) ?? (await gateway.mentor(role, role));
  people.set(role, browser);
  const attempt = async () => {
    const response = await browser.send(method, url, largest, { prefer: 'respond-async' });
    return ((await response.json()) as Partial<ErrorBody>).error ?? '';
  };
  const error = await attempt();
  if (error !== NO_SESSION) return error;
  // Some of the routes end all sessions.
  await browser.logIn(role);
  return attempt();
}

it('the largest body of every contract fits', async () => {
  expect(routes.length).toBeGreaterThan(80);
  const rejected: string[] = [];
  for (const route of routes) {
    const error = await send(route);
    if (UNREAD.test(error)) rejected.push(`${route.route}: ${error}`);
  }
  expect(rejected).toEqual([]);
  expect(gateway.roadmaps.callsOf(StartRun)).toHaveLength(1);
});

it('no route declares a limit that its contract does not need', () => {
  const excessive = routes.filter(({ bodyLimit = 0, largest }) => {
    const needed = Buffer.byteLength(JSON.stringify(largest));
    return bodyLimit > 0 && (needed < BODY_LIMIT || bodyLimit > 2 * needed);
  });
  expect(excessive.map(({ route }) => route)).toEqual([]);
});
