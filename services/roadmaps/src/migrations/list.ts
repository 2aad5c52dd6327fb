import { Roadmaps1760000000000 } from './1760000000000-roadmaps.ts';
import { Versions1760000001000 } from './1760000001000-versions.ts';
import { Learners1760000002000 } from './1760000002000-learners.ts';
import { PublicChanges1760000003000 } from './1760000003000-public-changes.ts';
import { Reviews1760000004000 } from './1760000004000-reviews.ts';
import { Safety1760000004500 } from './1760000004500-safety.ts';
import { UserStories1764530000000 } from './1764530000000-user-stories.ts';
import { HiddenRoadmaps1764550000000 } from './1764550000000-hidden-roadmaps.ts';
import { CategoriesInEvents1764560000000 } from './1764560000000-categories-in-events.ts';
import { Recordings1764600000000 } from './1764600000000-recordings.ts';
import { InterviewAndTimeline1764610000000 } from './1764610000000-interview-and-timeline.ts';
import { Ghostwriter1764610001000 } from './1764610001000-ghostwriter.ts';
import { MaterialOfRuns1764620000000 } from './1764620000000-material-of-runs.ts';
import { Artifacts1764620000001 } from './1764620000001-artifacts.ts';
import { Insight1764630000000 } from './1764630000000-insight.ts';
import { Edits1764630001000 } from './1764630001000-edits.ts';
import { RunLimits1764640000000 } from './1764640000000-run-limits.ts';
import { SourcePermissions1764650000000 } from './1764650000000-source-permissions.ts';
import { Names1764650001000 } from './1764650001000-names.ts';
import { CoachingPermissions1764680000000 } from './1764680000000-coaching-permissions.ts';
import { Takes1764700000000 } from './1764700000000-takes.ts';
import { StepVoices1764710000000 } from './1764710000000-step-voices.ts';
import { FollowUps1764720000000 } from './1764720000000-follow-ups.ts';
import { ArtifactPermission1764730000000 } from './1764730000000-artifact-permission.ts';
import { LearningMaterials1766300000000 } from './1766300000000-learning-materials.ts';
import { Search1766700000000 } from './1766700000000-search.ts';
import { PathRequests1766700100000 } from './1766700100000-path-requests.ts';
import { Endings1766710000000 } from './1766710000000-endings.ts';
import { Captions1766720000000 } from './1766720000000-captions.ts';
import { OwnSteps1766740000000 } from './1766740000000-own-steps.ts';
import { CardQuotes1766750000000 } from './1766750000000-card-quotes.ts';
import { SearchFromIndex1766760000000 } from './1766760000000-search-from-index.ts';
import { ExplicitSafety1766770000000 } from './1766770000000-explicit-safety.ts';
import { NotSaid1766870000000 } from './1766870000000-not-said.ts';
import { DraftsWithoutAi1766880000000 } from './1766880000000-drafts-without-ai.ts';
import { HiddenUnpublished1767100000000 } from './1767100000000-hidden-unpublished.ts';
import { UsedAsIs1767110000000 } from './1767110000000-used-as-is.ts';

export const migrations = [
  Roadmaps1760000000000,
  Versions1760000001000,
  Learners1760000002000,
  PublicChanges1760000003000,
  Reviews1760000004000,
  Safety1760000004500,
  UserStories1764530000000,
  HiddenRoadmaps1764550000000,
  CategoriesInEvents1764560000000,
  Recordings1764600000000,
  InterviewAndTimeline1764610000000,
  Ghostwriter1764610001000,
  MaterialOfRuns1764620000000,
  Artifacts1764620000001,
  Insight1764630000000,
  Edits1764630001000,
  RunLimits1764640000000,
  SourcePermissions1764650000000,
  Names1764650001000,
  CoachingPermissions1764680000000,
  Takes1764700000000,
  StepVoices1764710000000,
  FollowUps1764720000000,
  ArtifactPermission1764730000000,
  LearningMaterials1766300000000,
  Search1766700000000,
  PathRequests1766700100000,
  Endings1766710000000,
  Captions1766720000000,
  OwnSteps1766740000000,
  CardQuotes1766750000000,
  SearchFromIndex1766760000000,
  HiddenUnpublished1767100000000,
  ExplicitSafety1766770000000,
  NotSaid1766870000000,
  UsedAsIs1767110000000,
  DraftsWithoutAi1766880000000,
];
