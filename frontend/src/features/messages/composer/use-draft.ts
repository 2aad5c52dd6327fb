import { useState } from 'react';
import { readDraft, writeDraft } from '../outbox/drafts.ts';

/** The text of the field; survives a reload. */
export function useDraft(userId: number, to: number) {
  const [text, setText] = useState(() => readDraft(userId, to));
  const write = (next: string) => {
    setText(next);
    writeDraft(userId, to, next);
  };
  return [text, write] as const;
}
