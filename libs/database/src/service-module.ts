import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { systemRpcs, systemServices } from '@waymark/contracts/system';
import type { ProcessManifest } from '@waymark/messaging/manifest';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import type { MessagingEnv } from '@waymark/messaging/options';
import { DatabaseModule } from './database.module.ts';
import { Database } from './database.ts';
import type { MigrationClass, RowClass } from './options.ts';
import { PersonData } from './person-data.ts';
import { systemAdmin } from './system-admin.ts';

export interface ServiceParts<E> {
  providers: (env: E) => Provider[];
  rows?: RowClass[]; // entity classes (`…Row`)
  migrations: MigrationClass[];
  /** What waits for admins, as one row: waiting, oldestAt, newestAt and newestId. */
  waitingSql?: string;
}

export type ServiceEnv = MessagingEnv & { DATABASE_URL: string; DATABASE_POOL_SIZE: number };

@Module({})
class ServiceModule {}

/** For a service whose manifest handles the RPCs about itself. */
function systemProviders({ name, handles = [] }: ProcessManifest, waitingSql?: string): Provider[] {
  const service = systemServices.find((one) => one === name);
  return service && handles.includes(systemRpcs[service].GetSystem) ? [systemAdmin(service, waitingSql)] : [];
}

const personData = ({ tables = {} }: ProcessManifest): Provider => ({
  provide: PersonData,
  inject: [Database],
  useFactory: (db: Database) => new PersonData(db, tables),
});

/** A service's module: database, messaging and its parts. `overrides` replace providers in tests. */
export function serviceModule<E extends ServiceEnv>(
  manifest: ProcessManifest,
  parts: ServiceParts<E>,
  env: E,
  overrides: Provider[] = [],
): DynamicModule {
  const { providers, rows = [], migrations, waitingSql } = parts;
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize } = env;
  return {
    module: ServiceModule,
    imports: [
      DatabaseModule.forRoot({ url, poolSize, schema: manifest.name, rows, migrations }),
      MessagingModule.forProcess(manifest, env),
    ],
    providers: [
      ...providers(env),
      personData(manifest),
      ...systemProviders(manifest, waitingSql),
      ...overrides,
    ],
  };
}
