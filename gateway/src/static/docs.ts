import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';

const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const files = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Waymark API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });\n`;

const config = { needs: { access: 'none' } } as const;

/** The description of the API, and a page that shows it. Self-hosted: no third-party scripts. */
export function serveDocs(app: NestFastifyApplication, instance: FastifyInstance): void {
  let document: string | undefined;
  instance.get(
    '/api/openapi.json',
    { config: { needs: { access: 'none', json: true } } },
    async (_request, reply) => {
      document ??= JSON.stringify(openApi(app));
      return reply.type('application/json; charset=utf-8').send(document);
    },
  );
  instance.get('/api/docs', { config }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  );
  instance.get('/api/docs/start.js', { config }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
  instance.get<{ Params: { file: string } }>('/api/docs/:file', { config }, async (request, reply) => {
    const type = files.get(request.params.file);
    if (!type) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    const content = await readFile(join(swaggerUi, request.params.file));
    return reply.header('cache-control', 'public, max-age=86400').type(type).send(content);
  });
}
