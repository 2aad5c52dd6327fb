import { Injectable } from '@nestjs/common';
import type { Story } from '@waymark/contracts/roadmaps/stories';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { PublishedRoadmapsTable, StoriesTable } from '../../persistence/tables.ts';

type StoryRecord = Columns<StoriesTable, Exclude<keyof Story, 'roadmapId'>> & {
  roadmapId: PublishedRoadmapsTable['id'] | null;
};

const FEATURED = `
  SELECT s.id, s.title, s.category, s.story, s.time_frame AS "timeFrame", s.outcome, s.name, p.id AS "roadmapId"
  FROM stories s LEFT JOIN published_roadmaps p ON p.id = s.roadmap_id AND p.status = 'published' AND NOT p.unlisted
  WHERE s.featured ORDER BY s.position LIMIT 12`;

@Injectable()
export class StoriesReader {
  constructor(private readonly db: Database) {}

  featured(): Promise<Story[]> {
    return this.db.read((em) => em.query<StoryRecord[]>(FEATURED));
  }
}
