import type { Caller } from '@waymark/contracts/caller';
import type { AttachmentKind } from '@waymark/contracts/community/file-options';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';
import { type FileFacts, isOwner } from '../domain/file-rules.ts';

export type FilePart = 'content' | 'thumbnail';

/** What files are attached to: decides who reads them, and follows the result of their check. */
export interface AttachmentOwner {
  /** Whether a viewer may read the files of the item. `viewer`: null for a visitor. */
  mayRead(em: EntityManager, itemId: string, viewer: Caller | null, part: FilePart): Promise<boolean>;
  /** Of an attached file that is ready now. */
  setReady?(tx: Tx, itemId: string): void;
  /** Of an attached file that cannot be used. */
  refuse?(tx: Tx, itemId: string, file: FileFacts, reason: string): Promise<void>;
}

export type AttachmentOwners = Record<AttachmentKind, AttachmentOwner>;
/** Injection token of `AttachmentOwners`. */
export const ATTACHMENT_OWNERS = Symbol('ATTACHMENT_OWNERS');

/** Its owner, and viewers who may see what it is attached to. The one place that decides who reads a file. */
export async function mayRead(
  owners: AttachmentOwners,
  em: EntityManager,
  file: FileFacts,
  { viewer, part }: { viewer: Caller | null; part: FilePart },
): Promise<boolean> {
  if (file.state !== 'ready') return false;
  if (isOwner(file, viewer)) return true;
  if (file.attachedKind === null || file.attachedId === null) return false;
  return owners[file.attachedKind].mayRead(em, file.attachedId, viewer, part);
}
