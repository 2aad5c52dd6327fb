import type { Slice } from '../shared/slice.ts';
import { PathRequests } from './app/path-requests.ts';
import { RoadmapQueries } from './app/roadmap-queries.ts';
import { UserStories } from './app/user-stories.ts';
import { PathRequestsRepository } from './persistence/path-requests.repository.ts';
import { SearchReader } from './persistence/search.reader.ts';
import { StoriesReader } from './persistence/stories.reader.ts';
import { UserStoriesRepository } from './persistence/user-stories.repository.ts';

export const discovery: Slice = {
  providers: [
    PathRequests,
    PathRequestsRepository,
    RoadmapQueries,
    SearchReader,
    StoriesReader,
    UserStories,
    UserStoriesRepository,
  ],
};
