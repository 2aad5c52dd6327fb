import * as events from '@waymark/contracts/ai/events';
import {
  CoachStepJob,
  EvaluateApplicationJob,
  ExtractContentJob,
  ExtractTextJob,
  GenerateRoadmapJob,
  WordStepJob,
} from '@waymark/contracts/ai/jobs';
import { eventsIn } from '@waymark/contracts/events';
import { BeginApplication, BeginApplicationCall } from '@waymark/contracts/identity/rpc-applications';
import { BeginRun, BeginSource, ReportRun } from '@waymark/contracts/roadmaps/rpc';
import { BeginExtraction } from '@waymark/contracts/roadmaps/rpc-artifacts';
import { BeginCoaching } from '@waymark/contracts/roadmaps/rpc-learning';
import { BeginWording } from '@waymark/contracts/roadmaps/rpc-review';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';

export const manifest = defineProcess({
  name: 'ai-worker',
  purpose:
    'drafting, coaching on a step, wording a step, reading files, extracting what they show, evaluating mentor applications',
  env: Env,
  calls: [
    BeginRun,
    ReportRun,
    BeginSource,
    BeginCoaching,
    BeginWording,
    BeginExtraction,
    BeginApplication,
    BeginApplicationCall,
  ],
  publishes: eventsIn(events),
  jobs: [
    GenerateRoadmapJob,
    ExtractTextJob,
    ExtractContentJob,
    CoachStepJob,
    WordStepJob,
    EvaluateApplicationJob,
  ],
  live: ['subscribe'],
});
