import { runService } from '@waymark/platform/service';
import { AppModule } from './app.module.ts';
import { Env } from './env.ts';

await runService({ name: 'roadmaps', env: Env, module: (env) => AppModule.with(env) });
