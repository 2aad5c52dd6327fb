import type { Caller } from '@waymark/contracts/caller';
import type { AttachmentKind } from '@waymark/contracts/community/file-options';
import type { EntityManager } from 'typeorm';
import { type FileFacts, isOwner } from '../domain/file-rules.ts';
import { mayReadFilesOf } from './materials.reader.ts';
import { isPeerParticipant } from './peer-registrations.repository.ts';

export type FilePart = 'content' | 'thumbnail';

/** Whether a viewer may read the files of what has this id. `viewer`: null for a visitor. */
export type FileAudience = (
  em: EntityManager,
  attachedId: string,
  viewer: Caller | null,
  part: FilePart,
) => Promise<boolean>;

const audiences: Record<AttachmentKind, FileAudience> = {
  material: mayReadFilesOf,
  'peer-session': (em, id, viewer) => isPeerParticipant(em, id, viewer?.userId ?? null),
};

/** Its owner, and viewers who may see what it is attached to. The one place that decides who reads a file. */
export async function mayRead(
  em: EntityManager,
  file: FileFacts,
  viewer: Caller | null,
  part: FilePart,
): Promise<boolean> {
  if (file.state !== 'ready') return false;
  if (isOwner(file, viewer)) return true;
  if (file.attachedKind === null || file.attachedId === null) return false;
  return audiences[file.attachedKind](em, file.attachedId, viewer, part);
}
