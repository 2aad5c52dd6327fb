import { AddReflection } from './app/add-reflection.ts';
import { AskStory } from './app/ask-story.ts';
import { CheckIn } from './app/check-in.ts';
import { CoachingTries } from './app/coaching-tries.ts';
import { DeleteReflection } from './app/delete-reflection.ts';
import { OwnSteps } from './app/own-steps.ts';
import { SavedRoadmaps } from './app/saved-roadmaps.ts';
import { SendStepReminders } from './app/send-step-reminders.ts';
import { StepReminders } from './app/step-reminders.ts';

/** Use cases of what learners write, set and save for themselves. */
export const learnerParts = [
  AddReflection,
  AskStory,
  CheckIn,
  CoachingTries,
  DeleteReflection,
  OwnSteps,
  SavedRoadmaps,
  SendStepReminders,
  StepReminders,
];
