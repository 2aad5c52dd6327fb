import type { Slice } from '../shared/slice.ts';
import { AddReflection } from './app/add-reflection.ts';
import { AnswerOutcome } from './app/answer-outcome.ts';
import { CheckIn } from './app/check-in.ts';
import { DailyReminder } from './app/daily-reminder.ts';
import { DeleteReflection } from './app/delete-reflection.ts';
import { Endings } from './app/endings.ts';
import { FollowRoadmap } from './app/follow-roadmap.ts';
import { HomeQueries } from './app/home-queries.ts';
import { InsightQueries } from './app/insight-queries.ts';
import { LearningQueries } from './app/learning-queries.ts';
import { MarkSeen } from './app/mark-seen.ts';
import { MergeProgress } from './app/merge-progress.ts';
import { OwnSteps } from './app/own-steps.ts';
import { ResetProgress } from './app/reset-progress.ts';
import { SavedRoadmaps } from './app/saved-roadmaps.ts';
import { SendLetters } from './app/send-letters.ts';
import { SendStepReminders } from './app/send-step-reminders.ts';
import { SetProgress } from './app/set-progress.ts';
import { SetStepToday } from './app/set-step-today.ts';
import { StepReminders } from './app/step-reminders.ts';
import { Thanks } from './app/thanks.ts';
import { UndoReset } from './app/undo-reset.ts';
import { UnfollowRoadmap } from './app/unfollow-roadmap.ts';
import { CompanionReader } from './persistence/companion.reader.ts';
import { EndingsReader } from './persistence/endings.reader.ts';
import { FollowsReader } from './persistence/follows.reader.ts';
import { HomeReader } from './persistence/home.reader.ts';
import { InsightReader } from './persistence/insight.reader.ts';
import { MentorWaitingReader } from './persistence/mentor-waiting.reader.ts';

export const learning: Slice = {
  providers: [
    MarkSeen,
    AddReflection,
    AnswerOutcome,
    CheckIn,
    CompanionReader,
    DailyReminder,
    DeleteReflection,
    Endings,
    EndingsReader,
    FollowRoadmap,
    FollowsReader,
    HomeQueries,
    HomeReader,
    InsightQueries,
    InsightReader,
    LearningQueries,
    MentorWaitingReader,
    MergeProgress,
    OwnSteps,
    ResetProgress,
    SavedRoadmaps,
    SendLetters,
    SendStepReminders,
    SetProgress,
    SetStepToday,
    StepReminders,
    Thanks,
    UndoReset,
    UnfollowRoadmap,
  ],
};
