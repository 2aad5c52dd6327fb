import type { Slice } from '../shared/slice.ts';
import { DemoSeed } from './demo-seed.ts';
import { DemoRepository } from './persistence/demo.repository.ts';

export const seed: Slice = {
  providers: [DemoRepository, DemoSeed],
};
