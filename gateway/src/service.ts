import { defineService } from '@waymark/platform/service';
import { AppModule } from './app.module.ts';
import { createApp } from './create-app.ts';
import { Env, envFaults } from './env.ts';

export const service = defineService({
  name: 'gateway',
  env: Env,
  envFaults,
  module: (env) => AppModule.with(env),
  create: createApp,
  listen: (app, env) => app.listen(env.PORT, env.HOST),
});
