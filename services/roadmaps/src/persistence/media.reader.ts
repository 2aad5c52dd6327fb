import { Injectable } from '@nestjs/common';
import type { LocateMedia } from '@waymark/contracts/roadmaps/rpc-versions';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { isPublishable } from '../domain/media.ts';
import type { RoadmapStatus } from '../domain/roadmap-state.ts';
import { sourceNotFound } from '../domain/source.ts';

interface MediaRecord {
  key: string;
  fileType: string;
  name: string;
  displayKey: string | null;
  displayType: string | null;
  mentorId: number;
  status: RoadmapStatus | null;
  inVersion: boolean;
  isFollower: boolean;
}

const MEDIA = `
  SELECT s.key, s.file_type AS "fileType", s.original_name AS name, s.display_key AS "displayKey",
    s.display_type AS "displayType", r.mentor_id AS "mentorId", p.status,
    coalesce(s.id = ANY(p.media), false) AS "inVersion",
    p.status = 'archived' AND EXISTS (SELECT FROM follows f WHERE f.roadmap_id = r.id AND f.user_id = $2)
      AS "isFollower"
  FROM sources s JOIN roadmaps r ON r.id = s.roadmap_id LEFT JOIN published_roadmaps p ON p.id = r.id
  WHERE s.id = $1`;

@Injectable()
export class MediaReader {
  constructor(private readonly db: Database) {}

  /** Error: NOT_FOUND, also when the viewer may not see it. */
  async locate(id: string, viewerId: number | undefined): Promise<RpcOutput<typeof LocateMedia>> {
    const [media] = await this.db.read((em) => em.query<MediaRecord[]>(MEDIA, [id, viewerId ?? null]));
    if (!media || !canView(media, viewerId)) throw sourceNotFound();
    const { key, fileType, name, displayKey, displayType } = media;
    const isPublic = isInVersion(media) && media.status === 'published';
    if (displayKey === null) return { key, contentType: fileType, name, isPublic };
    return { key: displayKey, contentType: displayType!, name: displayName(name, displayType!), isPublic };
  }
}

/** Part of the last published version, and publishable. */
const isInVersion = (media: MediaRecord): boolean => media.inVersion && isPublishable(media);

const canView = (media: MediaRecord, viewerId: number | undefined): boolean =>
  media.mentorId === viewerId || (isInVersion(media) && (media.status === 'published' || media.isFollower));

/** The file name with the extension of the re-encoded picture. */
const displayName = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${type.slice(type.indexOf('/') + 1)}`;
