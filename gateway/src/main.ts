import { runService } from '@waymark/platform/service';
import { service } from './service.ts';

await runService(service);
