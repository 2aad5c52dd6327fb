import { useQueryClient } from '@tanstack/react-query';
import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { type RefObject, useEffect, useRef } from 'react';
import { ApiError } from '#lib/api.ts';
import { toast } from '#shared/ui/toast.ts';
import { sourcesKey } from '../shared/use-sources.ts';
import { titleOf } from './formats.ts';
import { levelsBetween } from './level-track.ts';
import type { PartSender } from './part-sender.ts';
import type { RecorderEvent, RecorderState } from './recorder-state.ts';

interface SavingOptions {
  roadmapId: string;
  state: RecorderState;
  dispatch: (event: RecorderEvent) => void;
  sender: RefObject<PartSender | null>;
  deleteStored: () => void;
  onSaved?: (source: Source) => void;
}

/** Uploads the recording that has ended. */
export function useSaving({ roadmapId, state, dispatch, sender, deleteStored, onSaved }: SavingOptions) {
  const client = useQueryClient();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(new Error('left the page')), []);

  /** Returns null if it was not saved. */
  async function save(typed: string, trim: Trim | null): Promise<Source | null> {
    if (state.phase !== 'recorded' || state.saving.state === 'sending' || !sender.current) return null;
    const { recording } = state;
    const name = titleOf(typed, recording.name);
    const levels = levelsBetween(recording.levels, trim?.start ?? 0, trim?.end ?? recording.seconds);
    const abort = new AbortController();
    sending.current = abort;
    dispatch({ type: 'save' });
    try {
      const source = await sender.current.finish({ name, trim, levels }, abort.signal, (progress) =>
        dispatch({ type: 'sent', progress }),
      );
      sender.current = null;
      deleteStored();
      dispatch({ type: 'saved' });
      toast({ title: 'Recording Uploaded', description: source.originalName, variant: 'success' });
      await client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
      onSaved?.(source);
      return source;
    } catch (error) {
      if (abort.signal.aborted) return null;
      dispatch({ type: 'save-failed', message: serverMessage(error) });
      toast({
        title: 'Upload Error',
        description: 'Failed to upload recording. Please try again.',
        variant: 'destructive',
      });
      return null;
    }
  }

  const cancelSave = () => {
    sending.current?.abort(new Error('cancelled'));
    dispatch({ type: 'save-cancelled' });
  };
  return { save, cancelSave };
}

/** The server's message; null without a response. */
const serverMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : null;
