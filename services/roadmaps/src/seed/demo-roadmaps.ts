import type { DemoRoadmap } from './demo-story.ts';
import { burnout } from './stories/burnout.ts';
import { debt } from './stories/debt.ts';
import { grief } from './stories/grief.ts';
import { kitchen } from './stories/kitchen.ts';
import { running } from './stories/running.ts';
import { sobriety } from './stories/sobriety.ts';
import { studying } from './stories/studying.ts';
import { teenagers } from './stories/teenagers.ts';
import { trade } from './stories/trade.ts';

export const demoRoadmaps: readonly DemoRoadmap[] = [
  burnout,
  debt,
  trade,
  grief,
  kitchen,
  studying,
  sobriety,
  running,
  teenagers,
];
