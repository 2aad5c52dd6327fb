import type { Provider } from '@nestjs/common';
import { DemoFiles } from './demo-files.ts';
import { DemoSeed } from './demo-seed.ts';
import { DemoRepository } from './persistence/demo.repository.ts';
import { DemoMaterialsRepository } from './persistence/demo-materials.repository.ts';
import { DemoMessagesRepository } from './persistence/demo-messages.repository.ts';

export const seedProviders: Provider[] = [
  DemoFiles,
  DemoSeed,
  DemoRepository,
  DemoMaterialsRepository,
  DemoMessagesRepository,
];
