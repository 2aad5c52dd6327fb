import type { Slice } from '../shared/slice.ts';
import { ApplyCoachingResult } from './app/apply-coaching-result.ts';
import { ApplyReplyResult } from './app/apply-reply-result.ts';
import { AskStory } from './app/ask-story.ts';
import { BeginCoaching } from './app/begin-coaching.ts';
import { BeginReply } from './app/begin-reply.ts';
import { CoachingTries } from './app/coaching-tries.ts';
import { Replies } from './app/replies.ts';
import { RunPassages } from './app/run-passages.ts';
import { StartCoaching } from './app/start-coaching.ts';
import { StartReply } from './app/start-reply.ts';
import { Stories } from './app/stories.ts';
import { StorySearch } from './app/story-search.ts';
import { CoachingsReader } from './persistence/coachings.reader.ts';

export const guidance: Slice = {
  providers: [
    ApplyCoachingResult,
    ApplyReplyResult,
    AskStory,
    BeginCoaching,
    BeginReply,
    CoachingTries,
    CoachingsReader,
    Replies,
    RunPassages,
    StartCoaching,
    StartReply,
    Stories,
    StorySearch,
  ],
  runKinds: [StartCoaching, StartReply],
};
