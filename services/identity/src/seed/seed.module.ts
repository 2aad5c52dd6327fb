import type { Slice } from '../shared/slice.ts';
import { DemoAvatars } from './demo-avatars.ts';
import { DemoSeed } from './demo-seed.ts';

export const seed: Slice = { providers: [DemoAvatars, DemoSeed] };
