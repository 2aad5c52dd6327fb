import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension, ApiOperation, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import type { Role } from '@waymark/contracts/caller';
import type { HttpMethod, Route, RouteShape } from '@waymark/contracts/route';
import type { Access } from '@waymark/contracts/rpc';
import type { z } from 'zod';
import type { Quota } from './rate-limits.ts';
import type { Sharing } from './sharing.ts';

/** What a route needs from the HTTP layer beyond its handler; it travels as the config of the Fastify route. */
export interface RouteNeeds {
  /** As for an RPC; with `none` the session cookie is not read. */
  access: Access;
  /** Roles that may call; absent: all. */
  roles?: readonly Role[];
  /** Counted against this quota besides the general ones. */
  quota?: Quota;
  /** Bytes of body; default BODY_LIMIT. */
  bodyLimit?: number;
  /** The handler gets the body as it was sent, as text: a signature is over its very bytes. */
  rawBody?: boolean;
  /** Milliseconds from the first byte of the request to the answer; null: no limit. Default ANSWER_WITHIN_MS. */
  answerWithinMs?: number | null;
  /** The callers that may share a copy of the response, and for how long. Absent: private. */
  shared?: Sharing;
  /** Answers JSON, which is compressed where it is long. Files never are: they are asked for in ranges. */
  json?: boolean;
}

export interface EndpointOptions<Answer> extends Partial<RouteNeeds> {
  /** The answer is built from it: what it does not name never leaves. */
  answer: z.ZodType<Answer>;
  shared?: Sharing<Answer>;
  summary: string;
  /** Default 200. */
  status?: number;
  /** The handler returns a page: its items are the answer, its cursor goes into the `Link` header. */
  paged?: boolean;
  /** The handler's result was built from `answer` by its owner. */
  built?: boolean;
}

export interface EndpointMark extends EndpointOptions<unknown> {
  route: Route;
}

export const ENDPOINT = 'waymark:endpoint';
export const ROUTE_NEEDS = 'waymark:route-needs';

const methods: Record<HttpMethod, (path: string) => MethodDecorator> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  PATCH: Patch,
  DELETE: Delete,
};

/** `/api/roadmaps/{id}` in the router's words. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Serves one declared route. It does not compile when the answer's schema is not of the route's type. */
export function Endpoint<S extends RouteShape>(
  route: Route<S>,
  options: EndpointOptions<S['response']>,
): MethodDecorator {
  const { access = 'user', roles, quota, bodyLimit, answerWithinMs, shared } = options;
  return applyDecorators(
    methods[route.method](routerPath(route.path)),
    HttpCode(options.status ?? 200),
    SetMetadata(ENDPOINT, { ...options, route } satisfies EndpointMark),
    Needs({ access, roles, quota, bodyLimit, answerWithinMs, shared, json: true }),
    ApiOperation({ summary: options.summary }),
    ApiResponse({ status: options.status ?? 200, description: 'Done', standardSchema: options.answer }),
  );
}

/** Says what a handler needs; those outside the declared routes (streams of events, files, health) say it themselves. */
export function Needs(needs: RouteNeeds): MethodDecorator {
  const security = {
    none: [],
    service: [],
    optional: [ApiSecurity({}), ApiSecurity('session')],
    user: [ApiSecurity('session')],
  };
  return applyDecorators(
    SetMetadata(ROUTE_NEEDS, needs),
    RouteConfig({ needs }),
    // Decorators run from the last to the first, and each puts its own before the others.
    ...security[needs.access],
    ApiExtension('x-access', needs.access),
    ...(needs.roles ? [ApiExtension('x-roles', needs.roles)] : []),
  );
}
