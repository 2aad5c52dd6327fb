import { runService } from '@waymark/platform/service';
import { AppModule } from './app.module.ts';
import { Env } from './env.ts';

await runService({ name: 'ai-worker', env: Env, module: (env) => AppModule.with(env) });
