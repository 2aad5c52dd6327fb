import { serviceModule } from '@waymark/database/service-module';
import { defineService } from '@waymark/platform/service';
import { authoring } from './authoring/authoring.module.ts';
import { discovery } from './discovery/discovery.module.ts';
import { drafting } from './drafting/drafting.module.ts';
import { guidance } from './guidance/guidance.module.ts';
import { learning } from './learning/learning.module.ts';
import { manifest } from './manifest.ts';
import { migrations } from './migrations/list.ts';
import { RUN_KINDS, type RunKindDefinition } from './runs/app/run-kinds.ts';
import { runs } from './runs/runs.module.ts';
import { seed } from './seed/seed.module.ts';
import { shared } from './shared/shared.module.ts';
import { sources } from './sources/sources.module.ts';
import { upkeep } from './upkeep/upkeep.module.ts';

const slices = [shared, authoring, runs, sources, drafting, discovery, learning, guidance, upkeep, seed];

const runKinds = {
  provide: RUN_KINDS,
  inject: slices.flatMap(({ runKinds = [] }) => runKinds),
  useFactory: (...definitions: RunKindDefinition[]) => definitions,
};

export const parts = {
  migrations,
  rows: slices.flatMap(({ rows = [] }) => rows),
  providers: () => [...slices.flatMap(({ providers }) => providers), runKinds],
};

export const service = defineService({ ...manifest, module: (env) => serviceModule(manifest, parts, env) });
