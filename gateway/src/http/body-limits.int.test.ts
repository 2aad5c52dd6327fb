import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Role } from '@waymark/contracts/caller';
import type { ErrorBody } from '@waymark/contracts/errors';
import { StartRun } from '@waymark/contracts/roadmaps/rpc';
import type { Route } from '@waymark/contracts/route';
import type { z } from 'zod';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { largestBody } from '../testing/largest-body.ts';
import { ENDPOINT, type EndpointMark, ROUTE_NEEDS, type RouteNeeds } from './endpoint.ts';
import { BODY_LIMIT } from './route-needs.ts';

interface BodyRoute {
  route: Route;
  needs: RouteNeeds;
  largest: object;
}

const NO_SESSION = 'Please log in first.';
/** Errors that are sent before a body is read, or because of its size. */
const UNREAD = /Please log in first|not allowed|[Tt]oo many|too large|nested too deeply/;

const people = new Map<Role, Browser>();
let gateway: TestGateway;
let routes: BodyRoute[];
beforeAll(async () => {
  gateway = await TestGateway.start({ booking: true });
  routes = bodyRoutes();
});
afterAll(() => gateway?.stop());

/** All routes with a body, by the metadata of their handlers. */
function bodyRoutes(): BodyRoute[] {
  const { app } = gateway.service;
  const scanner = app.get(MetadataScanner, { strict: false });
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ metatype }) =>
    scanner.getAllMethodNames(metatype!.prototype).flatMap((name) => {
      const handler = metatype!.prototype[name] as object;
      const mark = Reflect.getMetadata(ENDPOINT, handler) as EndpointMark | undefined;
      const schema = bodySchema(metatype as object, name);
      if (!mark || !schema) return [];
      const needs = Reflect.getMetadata(ROUTE_NEEDS, handler) as RouteNeeds;
      return { route: mark.route, needs, largest: largestOf(mark.route, schema) };
    }),
  );
}

function bodySchema(controller: object, method: string): z.core.$ZodType | undefined {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { schema?: z.core.$ZodType }
  >;
  // The key starts with the kind of the parameter: 3 is the body.
  return Object.entries(parameters).find(([key]) => key.startsWith('3:'))?.[1].schema;
}

function largestOf({ path }: Route, schema: z.core.$ZodType): object {
  const largest = largestBody(schema) as object;
  // Both texts together have the limit of one.
  return path === '/api/generate-roadmap' ? { ...largest, audioTranscript: '' } : largest;
}

const nameOf = ({ route }: BodyRoute) => `${route.method} ${route.path}`;

async function send({ route, needs, largest }: BodyRoute): Promise<string> {
  const role = needs.roles?.[0] ?? 'mentor';
  const path = route.path.replaceAll(/\{\w+\}/g, '1');
  const browser = people.get(role) ?? (await gateway.mentor(role, role));
  people.set(role, browser);
  const attempt = async () => {
    const response = await browser.send(route.method, path, largest, { prefer: 'respond-async' });
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
    if (UNREAD.test(error)) rejected.push(`${nameOf(route)}: ${error}`);
  }
  expect(rejected).toEqual([]);
  expect(gateway.roadmaps.callsOf(StartRun)).toHaveLength(1);
});

it('no route declares a limit that its contract does not need', () => {
  const excessive = routes.filter(({ needs: { bodyLimit = 0 }, largest }) => {
    const needed = Buffer.byteLength(JSON.stringify(largest));
    return bodyLimit > 0 && (needed < BODY_LIMIT || bodyLimit > 2 * needed);
  });
  expect(excessive.map(nameOf)).toEqual([]);
});
