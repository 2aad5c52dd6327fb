// WAYMARK_PROCESSES=one: the gateway and the services in one Node process. Runs on the build, so without the condition
// `waymark-source`. ONE_PROCESS_ENVS has the environment of each service, as JSON.
import { service as community } from '@waymark/community/service';
import { service as gateway } from '@waymark/gateway/service';
import { service as identity } from '@waymark/identity/service';
import { localRpcs } from '@waymark/messaging/local-rpcs';
import { service as payments } from '@waymark/payments/service';
import { type AnyService, runServices } from '@waymark/platform/service';
import { service as roadmaps } from '@waymark/roadmaps/service';
import { service as scheduling } from '@waymark/scheduling/service';
import { ENVS_VARIABLE, type OneProcessEnvs } from './one-process-envs.ts';

const envs = JSON.parse(process.env[ENVS_VARIABLE] ?? '{}') as OneProcessEnvs;
delete process.env[ENVS_VARIABLE];
const withEnv = (service: AnyService): AnyService => ({ ...service, source: envs[service.name] ?? {} });

localRpcs.share(true);
// The gateway stops first, so that no request loses the service that it needs.
await runServices(
  [[gateway], [identity, roadmaps, scheduling, payments, community]].map((group) => group.map(withEnv)),
);
