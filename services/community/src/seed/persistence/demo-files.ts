import type { AttachmentKind, FilePurpose } from '@waymark/contracts/community/file-options';
import type { Tx } from '@waymark/database/tx';

/** Its content is in storage. */
export interface NewDemoFile {
  id: string;
  purpose: FilePurpose;
  name: string;
  type: string;
  size: number;
  objectKey: string;
  thumbnailKey: string | null;
  durationSeconds: number | null;
  pageCount: number | null;
}

interface DemoAttachment {
  kind: AttachmentKind;
  id: string;
  ownerId: number;
  at: Date;
}

/** Attached, as a file that was uploaded and checked. */
export async function addDemoFile({ em }: Tx, file: NewDemoFile, to: DemoAttachment): Promise<void> {
  const { purpose, name, type, size, objectKey, thumbnailKey, durationSeconds, pageCount } = file;
  await em.query(
    `INSERT INTO files (id, owner_id, purpose, name, state, size, declared_type, type, object_key, thumbnail_key,
       duration_seconds, page_count, attached_kind, attached_id, created_at, touched_at)
     VALUES ($1, $2, $3, $4, 'ready', $5, $6, $6, $7, $8, $9, $10, $11, $12, $13, $13)`,
    [
      ...[file.id, to.ownerId, purpose, name, size, type, objectKey, thumbnailKey],
      ...[durationSeconds, pageCount, to.kind, to.id, to.at],
    ],
  );
}
