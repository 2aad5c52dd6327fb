import { serviceModule } from '@waymark/database/service-module';
import { runService } from '@waymark/platform/service';
import { manifest } from './manifest.ts';
import * as parts from './parts.ts';

await runService({ ...manifest, module: (env) => serviceModule(manifest, parts, env) });
