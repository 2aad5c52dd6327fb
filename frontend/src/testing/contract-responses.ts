import { isDeepStrictEqual } from 'node:util';
import { afterEach } from '@jest/globals';
import { allEndpoints } from '@waymark/contracts/all-endpoints';
import { parseRoute, responseOf } from '@waymark/contracts/endpoint';
import { ErrorBody } from '@waymark/contracts/errors';
import { z } from 'zod';

const contracts = allEndpoints
  .map((endpoint) => ({ ...parseRoute(endpoint.route), schema: responseOf(endpoint).schema }))
  .map(({ method, path, names, schema }) => ({
    method,
    schema,
    params: names.length,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // `/api/mentor/calendar` before `/api/mentor/{userId}`.
  .toSorted((a, b) => a.params - b.params);

const faults: string[] = [];

/** Wraps a fake network. A response that the contract of its route does not allow fails the test at its end. */
export const checkedFetch = (network: (url: string, init: RequestInit) => Promise<Response>): typeof fetch =>
  (async (input: string, init: RequestInit = {}) => {
    const response = await network(input, init);
    const { pathname } = new URL(input, 'http://test');
    if (pathname.endsWith('/events')) return response;
    const text = await response.text();
    const fault = faultOf(init.method ?? 'GET', pathname, response.status, text);
    if (fault) faults.push(`${init.method ?? 'GET'} ${input}: ${fault}`);
    return { ok: response.ok, status: response.status, headers: response.headers, text: async () => text };
  }) as typeof fetch;

/** A JSON response of a fake network; an error needs its code and message only. */
export async function respond(status: number, body: unknown): Promise<Response> {
  return {
    ok: status < 400,
    status,
    headers: new Headers(),
    text: async () => textOf(status, body),
  } as Response;
}

/** An error without a message of the server. */
export const fromProxy = { status: 502, body: 'Bad Gateway' };

export const textOf = (status: number, body: unknown): string =>
  JSON.stringify(status < 400 || status === fromProxy.status ? body : errorBody(status, body as ErrorBody));

export const errorBody = (
  statusCode: number,
  given: Pick<ErrorBody, 'code' | 'message'> & Partial<ErrorBody>,
): ErrorBody => ({ statusCode, error: given.message, requestId: 'r-1', ...given });

afterEach(() => {
  const found = new Set(faults.splice(0));
  if (found.size > 0) throw new Error(`responses that the API cannot send:\n${[...found].join('\n')}`);
});

function faultOf(method: string, path: string, status: number, text: string): string | null {
  if (status === fromProxy.status) return null;
  const contract = contracts.find((one) => one.method === method && one.pattern.test(path));
  if (!contract) return 'no endpoint of this route';
  const body: unknown = JSON.parse(text);
  const parsed = (status < 400 ? contract.schema : ErrorBody).safeParse(body);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const sent: unknown = JSON.parse(JSON.stringify(parsed.data));
  return isDeepStrictEqual(sent, body) ? null : `has fields beside ${JSON.stringify(sent)}`;
}
