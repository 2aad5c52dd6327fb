import {
  ClipCut,
  CoachingFinished,
  ExtractionFinished,
  FollowUpFinished,
  ReplyFinished,
  RunFinished,
  RunFinishedV1,
  SourceExtracted,
  WordingFinished,
} from '@waymark/contracts/ai/events';
import {
  CoachStepJob,
  CutClipJob,
  ExtractContentJob,
  ExtractTextJob,
  FindFollowUpJob,
  GenerateRoadmapJob,
  ReplyToQuestionJob,
  WordStepJob,
} from '@waymark/contracts/ai/jobs';
import { MaterialChanged } from '@waymark/contracts/community/events';
import { eventsIn } from '@waymark/contracts/events';
import {
  EmailChanged,
  MentorChanged,
  UserDeleted,
  UserRestored,
  UserSuspended,
} from '@waymark/contracts/identity/events';
import { signalsIn } from '@waymark/contracts/live';
import * as admin from '@waymark/contracts/roadmaps/admin.endpoints';
import * as adminRuns from '@waymark/contracts/roadmaps/admin-runs.endpoints';
import * as artifacts from '@waymark/contracts/roadmaps/artifacts.endpoints';
import * as clips from '@waymark/contracts/roadmaps/clips.endpoints';
import * as drafts from '@waymark/contracts/roadmaps/drafts.endpoints';
import * as endings from '@waymark/contracts/roadmaps/endings.endpoints';
import * as events from '@waymark/contracts/roadmaps/events';
import * as home from '@waymark/contracts/roadmaps/home.endpoints';
import * as insight from '@waymark/contracts/roadmaps/insight.endpoints';
import * as interview from '@waymark/contracts/roadmaps/interview.endpoints';
import * as learning from '@waymark/contracts/roadmaps/learning.endpoints';
import * as letters from '@waymark/contracts/roadmaps/letters.endpoints';
import * as names from '@waymark/contracts/roadmaps/names.endpoints';
import * as outline from '@waymark/contracts/roadmaps/outline.endpoints';
import * as ownSteps from '@waymark/contracts/roadmaps/own-steps.endpoints';
import * as pathRequests from '@waymark/contracts/roadmaps/path-requests.endpoints';
import * as permissions from '@waymark/contracts/roadmaps/permissions.endpoints';
import * as progress from '@waymark/contracts/roadmaps/progress.endpoints';
import * as recordings from '@waymark/contracts/roadmaps/recordings.endpoints';
import * as review from '@waymark/contracts/roadmaps/review.endpoints';
import * as roadmaps from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import * as account from '@waymark/contracts/roadmaps/rpc-account';
import * as pairs from '@waymark/contracts/roadmaps/rpc-pairs';
import * as search from '@waymark/contracts/roadmaps/rpc-search';
import * as runs from '@waymark/contracts/roadmaps/runs.endpoints';
import * as sources from '@waymark/contracts/roadmaps/sources.endpoints';
import * as stages from '@waymark/contracts/roadmaps/stages.endpoints';
import * as timeline from '@waymark/contracts/roadmaps/timeline.endpoints';
import * as userStories from '@waymark/contracts/roadmaps/user-stories.endpoints';
import * as versions from '@waymark/contracts/roadmaps/versions.endpoints';
import { rpcsIn } from '@waymark/contracts/rpc';
import { PricingChanged } from '@waymark/contracts/scheduling/events';
import { systemRpcs } from '@waymark/contracts/system';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';
import { ownedTables } from './persistence/owned-tables.ts';

export const manifest = defineProcess({
  name: 'roadmaps',
  purpose:
    'categories, roadmaps and their versions, progress, follows, the journey companion, sources, stories, AI runs (drafts, coachings, wordings, extractions, follow-up questions, replies), the review of drafts',
  env: Env,
  tables: ownedTables,
  handles: rpcsIn(
    account,
    admin,
    adminRuns,
    clips,
    drafts,
    endings,
    home,
    insight,
    interview,
    learning,
    letters,
    names,
    outline,
    ownSteps,
    pairs,
    permissions,
    progress,
    recordings,
    review,
    roadmaps,
    runs,
    search,
    sources,
    stages,
    systemRpcs.roadmaps,
    timeline,
    artifacts,
    userStories,
    versions,
    pathRequests,
  ),
  publishes: eventsIn(events),
  signals: signalsIn(events),
  consumes: [
    { event: MentorChanged, effect: 'name, picture and bio on cards; areas in the search' },
    { event: EmailChanged, effect: 'welcomes those who confirmed their first address' },
    { event: PricingChanged, effect: 'filters the search' },
    { event: MaterialChanged, effect: 'shown at steps, or no longer' },
    {
      event: UserDeleted,
      effect: 'deletes what belongs to the person; keeps followed roadmaps without the name',
    },
    { event: UserSuspended, effect: 'takes their roadmaps out of lists' },
    { event: UserRestored, effect: 'lists their roadmaps again' },
    { event: RunFinished, effect: 'applies the draft, or ends the run' },
    { event: RunFinishedV1, effect: 'as v2, published by an earlier version' },
    { event: SourceExtracted, effect: 'stores what the worker read' },
    { event: ClipCut, effect: 'lets learners play it' },
    { event: CoachingFinished, effect: 'stores the coaching' },
    { event: WordingFinished, effect: 'stores the wording' },
    { event: ReplyFinished, effect: 'stores the reply' },
    { event: FollowUpFinished, effect: 'stores the follow-up question with the interview answer' },
    { event: ExtractionFinished, effect: 'stores what was found in a file' },
  ],
  enqueues: [
    GenerateRoadmapJob,
    ExtractTextJob,
    CutClipJob,
    ExtractContentJob,
    CoachStepJob,
    WordStepJob,
    FindFollowUpJob,
    ReplyToQuestionJob,
  ],
  live: ['publish'],
});
