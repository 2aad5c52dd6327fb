import type { StoredFile } from '@waymark/contracts/community/files';
import { MAX_MESSAGE_FILES } from '@waymark/contracts/community/message-options';
import { useState } from 'react';
import { newUuid } from '#lib/uuid.ts';
import { toast } from '#shared/ui/toast.ts';

interface Chosen {
  key: string;
  file: File;
  /** Null until it can be sent. */
  stored: StoredFile | null;
}

/** The files of the next message. */
export function useAttachments() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const add = (files: readonly File[]) => {
    const room = MAX_MESSAGE_FILES - chosen.length;
    if (files.length > room) {
      toast({
        title: 'Too many files',
        description: `A message can have ${MAX_MESSAGE_FILES} files. Send the others with the next one.`,
      });
    }
    const added = files.slice(0, room).map((file) => ({ key: newUuid(), file, stored: null }));
    if (added.length > 0) setChosen([...chosen, ...added]);
  };
  return {
    chosen,
    add,
    store: (key: string, stored: StoredFile | null) =>
      setChosen((before) => before.map((one) => (one.key === key ? { ...one, stored } : one))),
    remove: (key: string) => setChosen((before) => before.filter((one) => one.key !== key)),
    clear: () => setChosen([]),
    isReady: chosen.every(({ stored }) => stored !== null),
  };
}
