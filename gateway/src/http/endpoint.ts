import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { HttpMethod, Route, RouteShape } from '@waymark/contracts/route';
import type { z } from 'zod';
import type { Quota } from './rate-limits.ts';

/** Who may call: anybody without a look at the cookie, anybody, or only people who are logged in. */
export type Access = 'none' | 'optional' | 'user';

/** What a route needs from the HTTP layer beyond its handler; Fastify carries it as the route's config. */
export interface RouteNeeds {
  access: Access;
  /** Counted against this quota besides the general ones. */
  quota?: Quota;
  /** Bytes of body; default BODY_LIMIT. */
  bodyLimit?: number;
  /** Milliseconds from the first byte of the request to the answer; null: no limit. Default ANSWER_WITHIN_MS. */
  answerWithinMs?: number | null;
}

export interface EndpointOptions<Answer> extends Partial<RouteNeeds> {
  /** The answer is built from it: what it does not name never leaves. */
  answer: z.ZodType<Answer>;
  summary: string;
  /** Default 200. */
  status?: number;
  /** The handler returns a page: its items are the answer, its cursor goes into the `Link` header. */
  paged?: boolean;
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
  const needs: RouteNeeds = { ...options, access: options.access ?? 'user' };
  return applyDecorators(
    methods[route.method](routerPath(route.path)),
    HttpCode(options.status ?? 200),
    SetMetadata(ENDPOINT, { ...options, route } satisfies EndpointMark),
    Needs(needs),
    ApiOperation({ summary: options.summary }),
    ApiResponse({ status: options.status ?? 200, description: 'Done', standardSchema: options.answer }),
  );
}

/** Says what a handler outside the declared routes needs (streams of events, files, health). */
export const Needs = ({ access, quota, bodyLimit, answerWithinMs }: RouteNeeds): MethodDecorator =>
  applyDecorators(
    SetMetadata(ROUTE_NEEDS, { access, quota, bodyLimit, answerWithinMs } satisfies RouteNeeds),
    RouteConfig({ needs: { access, quota, bodyLimit, answerWithinMs } }),
  );
