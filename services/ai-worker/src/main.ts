import { runService } from '@waymark/platform/service';
import { manifest } from './manifest.ts';
import { aiWorkerModule } from './parts.ts';

await runService({ ...manifest, module: aiWorkerModule });
