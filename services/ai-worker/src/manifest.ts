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
  ReplyToQuestionJob,
  WordStepJob,
} from '@waymark/contracts/ai/jobs';
import { BeginProbe } from '@waymark/contracts/community/files.endpoints';
import { eventsIn } from '@waymark/contracts/events';
import { BeginApplication, BeginApplicationCall } from '@waymark/contracts/identity/applications.endpoints';
import { BeginExtraction } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import { BeginClip } from '@waymark/contracts/roadmaps/clips.endpoints';
import { BeginRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { BeginFollowUp } from '@waymark/contracts/roadmaps/interview.endpoints';
import { BeginCoaching, BeginReply } from '@waymark/contracts/roadmaps/learning.endpoints';
import { BeginWording } from '@waymark/contracts/roadmaps/review.endpoints';
import { ReportRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { BeginSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';

export const manifest = defineProcess({
  name: 'ai-worker',
  purpose:
    'drafting, coaching on a step, wording a step, asking follow-up questions in the interview, answering questions from a story, reading files, cutting clips, extracting what they show, measuring uploaded files, evaluating mentor applications',
  env: Env,
  calls: [
    BeginRun,
    ReportRun,
    BeginSource,
    BeginClip,
    BeginCoaching,
    BeginWording,
    BeginFollowUp,
    BeginReply,
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
    ReplyToQuestionJob,
    EvaluateApplicationJob,
  ],
  live: ['subscribe'],
});
