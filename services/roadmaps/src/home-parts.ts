import { Endings } from './app/endings.ts';
import { HomeQueries } from './app/home-queries.ts';
import { Thanks } from './app/thanks.ts';
import { UserStories } from './app/user-stories.ts';
import { EndingsReader } from './persistence/endings.reader.ts';
import { HomeReader } from './persistence/home.reader.ts';
import { MentorWaitingReader } from './persistence/mentor-waiting.reader.ts';
import { UserStoriesRepository } from './persistence/user-stories.repository.ts';

/** Of the home page and of the end of a roadmap, with the stories of users. */
export const homeParts = [
  Endings,
  EndingsReader,
  HomeQueries,
  HomeReader,
  MentorWaitingReader,
  Thanks,
  UserStories,
  UserStoriesRepository,
];
