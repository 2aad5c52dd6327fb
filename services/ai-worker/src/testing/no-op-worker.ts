// The worker with an engine that does no work, for measurements of everything around it.
import { envInt } from '@waymark/platform/env';
import { runService } from '@waymark/platform/service';
import { DRAFT_ENGINE } from '../app/engine.ts';
import { Env } from '../env.ts';
import { manifest } from '../manifest.ts';
import { aiWorkerModule } from '../parts.ts';
import { NoOpEngine } from './no-op-engine.ts';

await runService({
  ...manifest,
  env: Env.safeExtend({ NO_OP_MS: envInt(0).describe('Milliseconds of one draft') }),
  module: (env) => {
    const { providers = [], ...rest } = aiWorkerModule(env);
    const engine = { provide: DRAFT_ENGINE, useFactory: () => new NoOpEngine(env.NO_OP_MS) };
    // Of two providers of one token, Nest takes the last.
    return { ...rest, providers: [...providers, engine] };
  },
});
