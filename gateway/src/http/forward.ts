import { Body, Controller, Inject, Param, Query, type Type } from '@nestjs/common';
import { endpointsIn } from '@waymark/contracts/all-endpoints';
import { type Endpoint, type HttpEndpoint, parseRoute } from '@waymark/contracts/endpoint';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { Serves } from './endpoint.ts';
import { UserId } from './user-id.ts';

interface ForwardController {
  services: RpcClient;
  env: Env;
}

/**
 * A controller with one handler for each endpoint of the module that an RPC serves: path parameters, query and body become
 * its input, its output the response. The names of the endpoints name its operations in OpenAPI.
 */
export function forwardController(name: string, module: object): Type {
  @Controller()
  class Forwards {
    constructor(
      @Inject(RpcClient) readonly services: RpcClient,
      @Inject(SERVICE_ENV) readonly env: Env,
    ) {}
  }
  Object.defineProperty(Forwards, 'name', { value: name });
  for (const [method, value] of Object.entries(module)) {
    const [endpoint] = endpointsIn({ value });
    if (endpoint && isForwarded(endpoint)) addHandler(Forwards.prototype, method, endpoint);
  }
  return Forwards;
}

const isForwarded = (endpoint: HttpEndpoint): endpoint is HttpEndpoint & Endpoint => 'subject' in endpoint;

function addHandler(prototype: ForwardController, method: string, endpoint: HttpEndpoint & Endpoint): void {
  const { route, params, demoOnly, query, body } = endpoint;
  const shape = endpoint.input instanceof z.ZodObject ? endpoint.input.shape : {};
  const { names } = parseRoute(route);
  const keys = names.map((name) => params[name] ?? name);
  function handler(this: ForwardController, ...args: unknown[]) {
    if (demoOnly && !this.env.DEMO_MODE) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    const payload = args[keys.length];
    const input = 'body' in shape ? { body: payload } : (payload as object | undefined);
    const path = Object.fromEntries(keys.map((key, index) => [key, args[index]]));
    // The owner built and wrote its output from the schema, so the gateway passes on its bytes.
    return this.services.callForBody(endpoint, { ...input, ...path });
  }
  // Nest's OpenAPI module finds the metadata below by this name.
  Object.defineProperty(handler, 'name', { value: method });
  const descriptor = { value: handler, configurable: true, enumerable: false, writable: true };
  Object.defineProperty(prototype, method, descriptor);
  // Like the compiler, from the last parameter to the first.
  if (query) Query({ schema: query })(prototype, method, keys.length);
  if (body) Body({ schema: body })(prototype, method, keys.length);
  for (const [index, name] of [...names.entries()].reverse()) {
    const schema = shape[keys[index]!];
    Param(name, { schema: schema instanceof z.ZodNumber ? UserId : (schema as z.ZodType) })(
      prototype,
      method,
      index,
    );
  }
  Reflect.defineMetadata('design:paramtypes', [...keys.map(() => String), Object], prototype, method);
  Serves(endpoint)(prototype, method, descriptor);
}
