import { Injectable } from '@nestjs/common';
import type { LocateMedia } from '@waymark/contracts/roadmaps/versions.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { isPublishable } from '../../authoring/domain/media.ts';
import { canRead, type Viewer } from '../../authoring/domain/roadmap.ts';
import type { PublishedRoadmapsTable, RoadmapsTable, SourcesTable } from '../../persistence/tables.ts';
import { sourceNotFound } from '../domain/source.ts';

type MediaRecord = Columns<SourcesTable, 'key' | 'fileType' | 'displayKey' | 'displayType'> &
  Columns<RoadmapsTable, 'mentorId'> &
  Columns<PublishedRoadmapsTable, 'status'> & {
    name: SourcesTable['original_name'];
    isTrimmed: boolean;
    inVersion: boolean;
    isFollower: boolean;
  };

const MEDIA = `
  SELECT s.key, s.file_type AS "fileType", s.original_name AS name, s.display_key AS "displayKey",
    s.display_type AS "displayType", s.trim_start IS NOT NULL AS "isTrimmed", r.mentor_id AS "mentorId",
    coalesce(p.status, 'draft') AS status,
    coalesce(s.id = ANY(p.media), false) AND (s.file_type !~ '^(audio|video)/' OR 'voice' = ANY(s.permissions))
      AS "inVersion",
    coalesce(p.status = 'archived', false) AND EXISTS (SELECT FROM follows f WHERE f.roadmap_id = r.id AND f.user_id = $2)
      AS "isFollower"
  FROM sources s JOIN roadmaps r ON r.id = s.roadmap_id LEFT JOIN published_roadmaps p ON p.id = r.id
  WHERE s.id = $1`;

/** A part of a recording. Its row exists while the published version plays it. */
const CLIP = `
  SELECT c.key, c.content_type AS "fileType", 'voice' AS name, c.key AS "displayKey", c.content_type AS "displayType",
    false AS "isTrimmed", r.mentor_id AS "mentorId", coalesce(p.status, 'draft') AS status,
    'voice' = ANY(s.permissions) AS "inVersion",
    coalesce(p.status = 'archived', false) AND EXISTS (SELECT FROM follows f WHERE f.roadmap_id = r.id AND f.user_id = $2)
      AS "isFollower"
  FROM voice_clips c JOIN sources s ON s.id = c.source_id JOIN roadmaps r ON r.id = s.roadmap_id
    LEFT JOIN published_roadmaps p ON p.id = r.id
  WHERE c.id = $1 AND c.status = 'ready'`;

@Injectable()
export class MediaReader {
  constructor(private readonly db: Database) {}

  /** Error: NOT_FOUND, also when the viewer may not see it. */
  async locate(id: string, viewer: Viewer): Promise<RpcOutput<typeof LocateMedia>> {
    const values = [id, viewer?.userId ?? null];
    const [media] = await this.db.read(async (em) => {
      const sources = await em.query<MediaRecord[]>(MEDIA, values);
      return sources.length > 0 ? sources : em.query<MediaRecord[]>(CLIP, values);
    });
    if (!media || !canView(media, viewer)) throw sourceNotFound();
    const { key, fileType, name, displayKey, displayType } = media;
    const isPublic = isInVersion(media) && media.status === 'published';
    if (displayKey === null) return { key, contentType: fileType, name, isPublic };
    return { key: displayKey, contentType: displayType!, name: displayName(name, displayType!), isPublic };
  }
}

/** Part of the last published version, and publishable. */
const isInVersion = (media: MediaRecord): boolean => media.inVersion && isPublishable(media);

const canView = (media: MediaRecord, viewer: Viewer): boolean =>
  media.mentorId === viewer?.userId || (isInVersion(media) && canRead(media, viewer));

/** The file name with the extension of the re-encoded picture. */
const displayName = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${type.slice(type.indexOf('/') + 1)}`;
