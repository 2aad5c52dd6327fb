import type { Provider } from '@nestjs/common';
import { ShowGrowth } from './app/show-growth.ts';
import { ActivityReader } from './persistence/activity.reader.ts';

export const growthProviders: Provider[] = [ShowGrowth, ActivityReader];
