import {
  ClipCut,
  CoachingFinished,
  ExtractionFinished,
  FollowUpFinished,
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
  WordStepJob,
} from '@waymark/contracts/ai/jobs';
import { MaterialChanged } from '@waymark/contracts/community/events';
import { eventsIn } from '@waymark/contracts/events';
import { MentorChanged, UserDeleted, UserRestored, UserSuspended } from '@waymark/contracts/identity/events';
import { signalsIn } from '@waymark/contracts/live';
import * as events from '@waymark/contracts/roadmaps/events';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import * as account from '@waymark/contracts/roadmaps/rpc-account';
import * as admin from '@waymark/contracts/roadmaps/rpc-admin';
import * as adminRuns from '@waymark/contracts/roadmaps/rpc-admin-runs';
import * as artifacts from '@waymark/contracts/roadmaps/rpc-artifacts';
import * as clips from '@waymark/contracts/roadmaps/rpc-clips';
import * as endings from '@waymark/contracts/roadmaps/rpc-endings';
import * as home from '@waymark/contracts/roadmaps/rpc-home';
import * as insight from '@waymark/contracts/roadmaps/rpc-insight';
import * as interview from '@waymark/contracts/roadmaps/rpc-interview';
import * as learning from '@waymark/contracts/roadmaps/rpc-learning';
import * as names from '@waymark/contracts/roadmaps/rpc-names';
import * as ownSteps from '@waymark/contracts/roadmaps/rpc-own-steps';
import * as pathRequests from '@waymark/contracts/roadmaps/rpc-path-requests';
import * as permissions from '@waymark/contracts/roadmaps/rpc-permissions';
import * as recordings from '@waymark/contracts/roadmaps/rpc-recordings';
import * as review from '@waymark/contracts/roadmaps/rpc-review';
import * as runs from '@waymark/contracts/roadmaps/rpc-runs';
import * as search from '@waymark/contracts/roadmaps/rpc-search';
import * as timeline from '@waymark/contracts/roadmaps/rpc-timeline';
import * as userStories from '@waymark/contracts/roadmaps/rpc-user-stories';
import * as versions from '@waymark/contracts/roadmaps/rpc-versions';
import { rpcsIn } from '@waymark/contracts/rpc';
import { PricingChanged } from '@waymark/contracts/scheduling/events';
import { systemRpcs } from '@waymark/contracts/system';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';

export const manifest = defineProcess({
  name: 'roadmaps',
  purpose:
    'categories, roadmaps and their versions, progress, follows, the journey companion, sources, stories, AI runs (drafts, coachings, wordings, extractions, follow-up questions), the review of drafts',
  env: Env,
  tables: {
    categories: '',
    mentors: 'projection',
    talk_prices: 'projection',
    learning_materials: 'projection',
    search_words: 'of published texts, for misspelt searches',
    path_requests: 'what people look for a path through',
    roadmaps: '',
    stages: 'of the working copy',
    steps: 'of the working copy',
    roadmap_versions: '',
    published_roadmaps: 'the newest version of each, denormalised for reading',
    public_changes: "changes of public rows, for the gateway's cache",
    progress: '',
    progress_resets: '',
    follows: '',
    activity: '',
    moods: '',
    reflections: '',
    step_notes: 'private, of learners',
    step_reminders: 'that are still to be sent',
    saved_roadmaps: 'for later, without following',
    sources: '',
    source_permissions: 'append-only ledger of what mentors allow',
    voice_clips: 'parts of recordings that published steps play',
    recordings: 'that arrive in parts',
    recording_parts: '',
    interview_answers: '',
    timeline_milestones: 'with their steps and links',

    artifacts: 'what was found in files: uploads of a roadmap, and others for a day',
    stories: 'of the landing page',
    user_stories: 'submitted by users; published ones are also in `stories`',
    thanks: 'of learners who finished a roadmap',
    certificates: 'of finished roadmaps, with the facts at that time',
    ai_runs: '',
    ai_run_starts: 'of the last day, counted against the limits',
    run_events: '',
    name_decisions: 'about names of other people',
    held_back: 'passages of drafts that wait for the mentor',
    roadmap_edits: 'the last ones of each roadmap, for undo',
    review_decisions: 'the last ones of each roadmap, for undo',
  },
  handles: rpcsIn(
    rpc,
    account,
    admin,
    adminRuns,
    clips,
    endings,
    home,
    insight,
    interview,
    learning,
    names,
    ownSteps,
    permissions,
    recordings,
    review,
    runs,
    search,
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
  ],
  live: ['publish'],
});
