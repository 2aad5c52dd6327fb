import { PathRequests } from './app/path-requests.ts';
import { RoadmapQueries } from './app/roadmap-queries.ts';
import { PathRequestsReader } from './persistence/path-requests.reader.ts';
import { SearchReader } from './persistence/search.reader.ts';

/** The lists of roadmaps and what people look for; one part of `parts.ts`, which would be too long. */
export const searchParts = [PathRequests, PathRequestsReader, RoadmapQueries, SearchReader];
