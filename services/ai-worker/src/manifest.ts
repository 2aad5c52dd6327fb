import * as events from '@waymark/contracts/ai/events';
import { CoachStepJob, ExtractTextJob, GenerateRoadmapJob } from '@waymark/contracts/ai/jobs';
import { eventsIn } from '@waymark/contracts/events';
import { BeginRun, BeginSource, ReportRun } from '@waymark/contracts/roadmaps/rpc';
import { BeginCoaching } from '@waymark/contracts/roadmaps/rpc-learning';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';

export const manifest = defineProcess({
  name: 'ai-worker',
  purpose: 'drafting, coaching on a step, reading files',
  env: Env,
  calls: [BeginRun, ReportRun, BeginSource, BeginCoaching],
  publishes: eventsIn(events),
  jobs: [GenerateRoadmapJob, ExtractTextJob, CoachStepJob],
  live: ['subscribe'],
});
