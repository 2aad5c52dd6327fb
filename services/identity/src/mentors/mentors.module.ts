import type { Slice } from '../shared/slice.ts';
import { MentorQueries } from './app/mentor-queries.ts';
import { UpdateDirectory } from './app/update-directory.ts';
import { UpdateMentorProfile } from './app/update-mentor-profile.ts';
import { MentorFactsRepository } from './persistence/mentor-facts.repository.ts';
import { MentorProfilesRepository } from './persistence/mentor-profiles.repository.ts';
import { MentorsReader } from './persistence/mentors.reader.ts';
import { RoadmapCountsRepository } from './persistence/roadmap-counts.repository.ts';

export const mentors: Slice = {
  providers: [
    MentorQueries,
    UpdateMentorProfile,
    MentorFactsRepository,
    MentorProfilesRepository,
    MentorsReader,
    RoadmapCountsRepository,
    UpdateDirectory,
  ],
};
