import { StepEventHandlers } from './step-event.handlers.ts';
import { StoryEventHandlers } from './story-event.handlers.ts';

/** Inform learners of what they set and wrote themselves. */
export const learnerHandlers = [StepEventHandlers, StoryEventHandlers];
