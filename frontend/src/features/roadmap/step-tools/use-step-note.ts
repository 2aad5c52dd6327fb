import { useQueryClient } from '@tanstack/react-query';
import type { StepNote } from '@waymark/contracts/roadmaps/own-steps';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '#lib/api.ts';
import { onConnection } from '#lib/connection.ts';
import { NoteSync } from './note-sync.ts';
import { cacheNote, type OfStep } from './use-own-steps.ts';

/** A note that saves itself. What is not saved yet stays in this tab, also after a reload or a lost session. */
export function useStepNote(of: OfStep, stored: StepNote | undefined) {
  const client = useQueryClient();
  const { userId, roadmapId, stepId } = of;
  const [first] = useState(stored);
  const sync = useMemo(() => {
    const step = { userId, roadmapId, stepId };
    return new NoteSync(step, first, {
      send: (body) =>
        call('PUT /api/roadmaps/{id}/steps/{stepId}/note', { params: { id: roadmapId, stepId }, body }),
      onSaved: (note) => cacheNote(client, step, note),
    });
  }, [client, userId, roadmapId, stepId, first]);
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  useEffect(() => {
    const stop = onConnection(() => void sync.flush());
    return () => {
      stop();
      void sync.flush();
    };
  }, [sync]);
  // Another window or device has saved since, and nothing is typed here.
  useEffect(() => sync.refresh(stored), [sync, stored]);
  return { ...state, sync };
}
