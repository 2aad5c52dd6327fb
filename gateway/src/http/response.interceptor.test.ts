import { describe, expect, it } from '@jest/globals';
import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { firstValueFrom, of } from 'rxjs';
import { z } from 'zod';
import { SERVED, type Served } from './endpoint.ts';
import { ResponseInterceptor } from './response.interceptor.ts';

const Thing = z.object({ id: z.string() });

/** Body and headers when a handler with this metadata returns `value`. */
async function sent(given: Partial<Served>, value: unknown) {
  const handler = () => {};
  const served = { endpoint: { route: 'GET /api/things' }, response: Thing, ...given };
  Reflect.defineMetadata(SERVED, served, handler);
  const headers: Record<string, string> = {};
  const reply = {
    header: (name: string, text: string) => Object.assign(headers, { [name]: text }),
    type: (type: string) => Object.assign(headers, { 'content-type': type }),
  };
  const http = { getRequest: () => ({ url: '/api/things?limit=2' }), getResponse: () => reply };
  const context = { getHandler: () => handler, switchToHttp: () => http } as unknown as ExecutionContext;
  const next = { handle: () => of(value) } as CallHandler;
  const body = await firstValueFrom(new ResponseInterceptor(new Reflector()).intercept(context, next));
  return { body, headers };
}

describe('a response', () => {
  it('keeps only the fields of its schema', async () => {
    expect((await sent({}, { id: 'a', secret: 1 })).body).toEqual({ id: 'a' });
  });

  it('throws when it does not fit its schema', async () => {
    await expect(sent({}, { secret: 1 })).rejects.toThrow('GET /api/things does not fit its schema');
  });

  it('is sent as JSON when it is null', async () => {
    const { body, headers } = await sent({ response: Thing.nullable() }, null);
    expect(body).toBe('null');
    expect(headers['content-type']).toContain('application/json');
  });

  it('of a page is its items, with a Link header except on the last page', async () => {
    const response = z.array(Thing);
    const first = await sent({ response, paged: true }, { items: [{ id: 'a' }], nextCursor: 'b c' });
    expect(first.body).toEqual([{ id: 'a' }]);
    expect(first.headers.link).toBe('</api/things?limit=2&cursor=b+c>; rel="next"');
    expect((await sent({ response, paged: true }, { items: [], nextCursor: null })).headers).toEqual({});
  });
});
