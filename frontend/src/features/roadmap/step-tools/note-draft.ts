import { readTabJson, writeTab } from '#lib/tab-storage.ts';
import type { OfStep } from './use-own-steps.ts';

/** A typed text that the server does not have yet. */
export interface NoteDraft {
  text: string;
  /** Of the note that was edited. */
  revision: number;
}

/** By user, so that no other user of this tab reads it; a logout deletes it. */
const keyOf = ({ userId, stepId }: Pick<OfStep, 'userId' | 'stepId'>): string =>
  `waymark-note-${userId}-${stepId}`;

export function readDraft(of: Pick<OfStep, 'userId' | 'stepId'>): NoteDraft | null {
  const draft = readTabJson<Partial<NoteDraft>>(keyOf(of));
  if (typeof draft?.text !== 'string' || typeof draft.revision !== 'number') return null;
  return { text: draft.text, revision: draft.revision };
}

/** Null removes it. */
export const writeDraft = (of: OfStep, draft: NoteDraft | null): void =>
  writeTab(keyOf(of), draft && JSON.stringify(draft));
