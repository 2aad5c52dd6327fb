import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allEndpoints } from '@waymark/contracts/all-endpoints';
import { TestGateway } from '../testing/gateway.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: object };
}
interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
  parameters?: { name: string; in: string; schema?: object }[];
}

let gateway: TestGateway;
let document: Document;
beforeAll(async () => {
  gateway = await TestGateway.start();
  const response = await gateway.browser().get('/api/openapi.json');
  expect(response.status).toBe(200);
  document = (await response.json()) as Document;
});
afterAll(() => gateway?.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
const operation = (method: string, path: string): Operation => document.paths[path]![method]!;

describe('the description of the API', () => {
  it('lists every declared route', () => {
    const listed = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const declared = allEndpoints.map(({ route }) => route);
    expect(declared.filter((one) => !listed.includes(one))).toEqual([]);
    expect(listed).toEqual(
      expect.arrayContaining([
        'GET /api/events',
        'GET /api/ai-runs/{id}/events',
        'GET /api/sources/{id}/file',
        'GET /api/health/live',
        'GET /api/health/ready',
      ]),
    );
  });

  it('resolves every reference and has an id, a summary and errors for every operation', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
    expect(references.length).toBeGreaterThan(30);
    for (const reference of new Set(references)) {
      expect(reference).toMatch(/^#\/components\/schemas\//);
      expect(document.components.schemas).toHaveProperty([reference.split('/').at(-1)!]);
    }
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations()) {
      expect(operation.summary).toBeTruthy();
      expect(operation.responses.default?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/ErrorBody',
      });
    }
  });

  it('names the schemas of bodies and responses', () => {
    const login = operation('post', '/api/login');
    const body = (one: Operation) => one.requestBody?.content['application/json']?.schema;
    const response = (one: Operation, status: string) =>
      one.responses[status]?.content?.['application/json']?.schema;
    expect(body(login)).toEqual({ $ref: '#/components/schemas/LoginBody' });
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    expect(response(login, '200')).toEqual({ anyOf: [ref('SecondFactorNeeded'), ref('User')] });
    expect(document.components.schemas.LoginBody).toMatchObject({
      type: 'object',
      required: ['username', 'password'],
    });
    expect(response(operation('get', '/api/roadmaps'), '200')).toMatchObject({
      type: 'array',
      items: { $ref: '#/components/schemas/RoadmapSummary' },
    });
    expect(response(operation('post', '/api/roadmaps'), '201')).toEqual({
      $ref: '#/components/schemas/Roadmap',
    });
    expect(body(operation('patch', '/api/roadmaps/{id}/stages/{stageId}'))).toEqual({
      $ref: '#/components/schemas/StageBody',
    });
  });

  it('lists parameters of path, query and header', () => {
    const names = (one: Operation) =>
      (one.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(names(operation('get', '/api/roadmaps'))).toEqual([
      'query limit',
      'query cursor',
      'query categoryId',
      'query mentorId',
      'query q',
      'query near',
      'query length',
      'query price',
      'query voice',
      'query tag',
      'query sort',
    ]);
    expect(names(operation('get', '/api/progress/{userId}/{roadmapId}'))).toEqual([
      'path userId',
      'path roadmapId',
    ]);
    expect(names(operation('post', '/api/roadmaps/{id}/follow'))).toEqual([
      'path id',
      'header Idempotency-Key',
    ]);
  });

  it('describes who may call', () => {
    expect(document.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: '__Host-waymark' },
    });
    expect(operation('post', '/api/roadmaps').security).toEqual([{ session: [] }]);
    expect(operation('get', '/api/roadmaps').security).toBeUndefined();
    expect(operation('get', '/api/roadmaps/{id}').security).toEqual([{}, { session: [] }]);
  });

  it('describes an upload as a form', () => {
    const { requestBody } = operation('post', '/api/upload');
    expect(requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: { file: { type: 'string', format: 'binary' } },
    });
  });
});

describe('the documentation page', () => {
  it('loads its own scripts only and has no inline ones', async () => {
    const response = await gateway.browser().get('/api/docs');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).not.toMatch(/<script>|https?:\/\/|style=/);
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
    expect(files).toHaveLength(3);
    for (const path of files) {
      const file = await gateway.browser().get(path);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toMatch(/^text\/(javascript|css); charset=utf-8$/);
      expect((await file.text()).length).toBeGreaterThan(50);
    }
    expect((await gateway.browser().get('/api/docs/package.json')).status).toBe(404);
    expect((await gateway.browser().get('/api/docs/..%2fpackage.json')).status).toBe(404);
  });
});
