import { serviceModule } from '@waymark/database/service-module';
import { defineService } from '@waymark/platform/service';
import { manifest } from './manifest.ts';
import * as parts from './parts.ts';

export const service = defineService({ ...manifest, module: (env) => serviceModule(manifest, parts, env) });
