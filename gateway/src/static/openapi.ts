import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorBody } from '@waymark/contracts/errors';
import { z } from 'zod';
import { SESSION_COOKIE } from '../auth/session-cookie.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key gives the same response, and the work is done once',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
} as const;

/** The content of `/api/openapi.json`: all operations of the controllers, with their errors. */
export function openApi(app: NestFastifyApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Waymark')
    .setDescription('Life experience, turned into roadmaps anyone can follow.')
    .setVersion('1')
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE }, 'session')
    .build();
  const document = SwaggerModule.createDocument(app, about, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  const failure = z.toJSONSchema(ErrorBody, { target: 'openapi-3.0' }) as { definitions?: object };
  document.components = { ...document.components };
  document.components.schemas = { ...document.components.schemas, ...failure.definitions };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) complete(operation, path, method);
    }
  }
  return document;
}

function complete(operation: Operation, path: string, method: (typeof METHODS)[number]): void {
  operation.tags = [path.split('/')[2] ?? 'api'];
  operation.responses.default = {
    description: 'It failed: the status says how, the code says why',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
  };
  if (method !== 'get') operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
}
