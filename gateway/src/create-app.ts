import fastifyCompress from '@fastify/compress';
import fastifyMultipart from '@fastify/multipart';
import { type DynamicModule, Logger, type NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import type { FastifyInstance } from 'fastify';
import { EntryLimits } from './auth/entry-limits.ts';
import { SessionGuard } from './auth/session.guard.ts';
import { SharedReads } from './cache/shared-reads.ts';
import { type Env, loginFault } from './env.ts';
import { createAdapter } from './http/adapter.ts';
import { acceptBytes } from './http/binary-body.ts';
import { trackBodies } from './http/body-reader.ts';
import { Drain } from './http/drain.ts';
import { createEntry, logResponses } from './http/entry.ts';
import { ignoreForms } from './http/ignored-forms.ts';
import { acceptJson } from './http/json-body.ts';
import { respondToOptions } from './http/options.ts';
import { RateLimits } from './http/rate-limits.ts';
import { setDeadlines } from './http/request-context.ts';
import { applyRouteNeeds } from './http/route-needs.ts';
import { refuseOtherSites } from './http/security.ts';
import { PageHeads } from './pages/page-heads.ts';
import { serveCrawlers } from './pages/serve-crawlers.ts';
import { Site } from './pages/site.ts';
import { Sitemap } from './pages/sitemap.ts';
import { Pictures } from './pictures/pictures.ts';
import { servePictures } from './pictures/serve-pictures.ts';
import { serveDocs } from './static/docs.ts';
import { serveFrontend } from './static/static-files.ts';

const COMPRESS_FROM_BYTES = 1_024;

/** The gateway's app, ready to listen. */
export async function createApp(
  root: DynamicModule,
  options: NestApplicationOptions,
  env: Env,
): Promise<NestFastifyApplication> {
  const adapter = createAdapter(env);
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    ...options,
    bodyParser: false,
    // Our own entry hook does this, in the format of all errors.
    return503OnClosing: false,
  });
  refuseOtherSites(app, env);
  await prepareFastify(adapter, app);
  stopInOrder(app, adapter, env);
  const instance = adapter.getInstance() as unknown as FastifyInstance;
  serveDocs(app, instance);
  respondToOptions(instance);
  servePictures(instance, app.get(Pictures), app.get(RateLimits));
  serveCrawlers(instance, app.get(Site), app.get(Sitemap));
  const renderer = serveFrontend(instance, env.STATIC_DIR, app.get(PageHeads));
  app.get(ServiceLifecycle).onDrain('pages', () => renderer.stop());
  await app.init();
  const fault = loginFault(env);
  if (fault) new Logger('Gateway').warn({ msg: fault });
  return app;
}

/** Must run before the first route is registered. */
async function prepareFastify(adapter: FastifyAdapter, app: NestFastifyApplication): Promise<void> {
  const instance = adapter.getInstance() as unknown as FastifyInstance;
  instance.decorateRequest('ctx');
  applyRouteNeeds(instance);
  setDeadlines(instance);
  logResponses(instance);
  const guard = app.get(SessionGuard);
  instance.addHook('onRequest', (request, reply) => guard.admit(request, reply));
  app.get(SharedReads).watch(instance);
  trackBodies(instance);
  acceptJson(instance);
  acceptBytes(instance);
  ignoreForms(instance);
  await instance.register(fastifyMultipart, { throwFileSizeLimit: false });
  await instance.register(fastifyCompress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    // A compressed request body could be a decompression bomb.
    globalDecompression: false,
  });
}

function stopInOrder(app: NestFastifyApplication, adapter: FastifyAdapter, env: Env): void {
  const drain = new Drain(env.DRAIN_SECONDS * 1000, () => app.getHttpServer().close());
  adapter.setOnRequestHook(createEntry(app.get(EntryLimits), drain, app.get(SharedReads)));
  app.get(ServiceLifecycle).onDrain('http', () => drain.run());
}
