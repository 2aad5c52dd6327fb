import * as events from '@waymark/contracts/ai/events';
import {
  CoachStepJob,
  CutClipJob,
  EvaluateApplicationJob,
  ExtractContentJob,
  ExtractTextJob,
  FindFollowUpJob,
  GenerateRoadmapJob,
  ProbeFileJob,
  WordStepJob,
} from '@waymark/contracts/ai/jobs';
import { BeginProbe } from '@waymark/contracts/community/rpc-files';
import { eventsIn } from '@waymark/contracts/events';
import { BeginApplication, BeginApplicationCall } from '@waymark/contracts/identity/rpc-applications';
import { BeginRun, BeginSource, ReportRun } from '@waymark/contracts/roadmaps/rpc';
import { BeginExtraction } from '@waymark/contracts/roadmaps/rpc-artifacts';
import { BeginClip } from '@waymark/contracts/roadmaps/rpc-clips';
import { BeginFollowUp } from '@waymark/contracts/roadmaps/rpc-interview';
import { BeginCoaching } from '@waymark/contracts/roadmaps/rpc-learning';
import { BeginWording } from '@waymark/contracts/roadmaps/rpc-review';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';

export const manifest = defineProcess({
  name: 'ai-worker',
  purpose:
    'drafting, coaching on a step, wording a step, asking follow-up questions in the interview, reading files, cutting clips, extracting what they show, measuring uploaded files, evaluating mentor applications',
  env: Env,
  calls: [
    BeginRun,
    ReportRun,
    BeginSource,
    BeginClip,
    BeginCoaching,
    BeginWording,
    BeginFollowUp,
    BeginExtraction,
    BeginApplication,
    BeginApplicationCall,
    BeginProbe,
  ],
  publishes: eventsIn(events),
  jobs: [
    GenerateRoadmapJob,
    ExtractTextJob,
    CutClipJob,
    ProbeFileJob,
    ExtractContentJob,
    CoachStepJob,
    WordStepJob,
    FindFollowUpJob,
    EvaluateApplicationJob,
  ],
  live: ['subscribe'],
});
