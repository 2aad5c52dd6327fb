import { useQueryClient } from '@tanstack/react-query';
import { UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { sendFile } from '../api/upload-file.ts';
import { sourcesKey } from '../api/use-sources.ts';
import { defaultName, fileName, supportedFormat } from './formats.ts';
import { canRecord, microphoneError, microphoneErrorFrom, openMicrophone, release } from './microphone.ts';
import { IDLE, type RecorderState, reduce } from './recorder-state.ts';
import { startTake, type Take } from './take.ts';
import { findUnsavedTake, type StoredTake, storeTake } from './take-storage.ts';

export interface Recorder {
  state: RecorderState;
  /** The microphone's stream while recording. */
  stream: MediaStream | null;
  start: () => void;
  stop: () => void;
  remove: () => void;
  /** Uploads the recording. */
  save: (name: string) => void;
  cancelSave: () => void;
}

/** Records takes for a roadmap. Releases the microphone after each take and on unmount. */
export function useRecorder(roadmapId: string): Recorder {
  const [state, dispatch] = useReducer(reduce, IDLE);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const take = useRef<Take | null>(null);
  const stored = useRef<StoredTake | null>(null);
  const mounted = useIsMounted();

  // Restores the unsaved take of an earlier visit.
  useEffect(() => {
    let unmounted = false;
    void findUnsavedTake(roadmapId).then((found) => {
      if (!found) return;
      if (unmounted || stored.current) return found.stored.release();
      stored.current = found.stored;
      const { blob, format, seconds, startedAt } = found;
      const name = defaultName(new Date(startedAt));
      dispatch({ type: 'found', recording: { blob, format, seconds, name, ending: 'recovered' } });
    });
    return () => {
      unmounted = true;
      if (take.current) take.current.stop();
      else stored.current?.release();
      take.current = null;
      stored.current = null;
    };
  }, [roadmapId]);

  const deleteStored = useCallback(() => {
    stored.current?.delete();
    stored.current = null;
  }, []);

  async function start() {
    if (state.phase === 'initializing' || state.phase === 'recording') return;
    if (state.phase === 'recorded' && state.saving.state === 'sending') return;
    const format = canRecord() ? supportedFormat() : null;
    dispatch({ type: 'start' });
    deleteStored();
    if (!format) return dispatch({ type: 'failed-to-record', error: microphoneError('unsupported') });
    let microphone: MediaStream | null = null;
    try {
      microphone = await openMicrophone();
      if (!mounted.current) return release(microphone);
      record(microphone, format);
    } catch (error) {
      if (microphone) release(microphone);
      deleteStored();
      dispatch({ type: 'failed-to-record', error: microphoneErrorFrom(error) });
    }
  }

  function record(microphone: MediaStream, format: NonNullable<ReturnType<typeof supportedFormat>>) {
    const startedAt = Date.now();
    const storedTake = storeTake(roadmapId, format, startedAt);
    stored.current = storedTake;
    take.current = startTake(microphone, format, UPLOAD_MAX_BYTES, {
      onSeconds: (seconds) => dispatch({ type: 'tick', seconds }),
      onChunk: (chunk, seconds) => storedTake.append(chunk, seconds),
      onEnd: (blob, seconds, ending) => {
        if (!mounted.current || stored.current !== storedTake) return storedTake.release();
        take.current = null;
        setStream(null);
        if (!blob) {
          storedTake.delete();
          return dispatch({ type: 'failed-to-record', error: microphoneError('other') });
        }
        const name = defaultName(new Date(startedAt));
        dispatch({ type: 'ended', recording: { blob, format, seconds, name, ending } });
      },
    });
    setStream(microphone);
    dispatch({ type: 'opened' });
  }

  const { save, cancelSave } = useSaving(roadmapId, state, dispatch, deleteStored);
  return {
    state,
    stream,
    start: () => void start(),
    stop: () => take.current?.stop(),
    remove: () => {
      deleteStored();
      dispatch({ type: 'delete' });
    },
    save,
    cancelSave,
  };
}

function useSaving(
  roadmapId: string,
  state: RecorderState,
  dispatch: (event: Parameters<typeof reduce>[1]) => void,
  deleteStored: () => void,
) {
  const client = useQueryClient();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(new Error('left the page')), []);

  async function save(typed: string) {
    if (state.phase !== 'recorded' || state.saving.state === 'sending') return;
    const { blob, format, name } = state.recording;
    const file = new File([blob], fileName(typed, format, name), { type: format.type });
    const abort = new AbortController();
    sending.current = abort;
    dispatch({ type: 'save' });
    try {
      await sendFile(roadmapId, file, {
        signal: abort.signal,
        onProgress: (progress) => dispatch({ type: 'sent', progress }),
      });
      deleteStored();
      dispatch({ type: 'saved' });
      toast({ title: 'Recording Uploaded', description: file.name, variant: 'success' });
      await client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
    } catch (error) {
      if (abort.signal.aborted) return;
      dispatch({ type: 'save-failed', message: serverMessage(error, file.name) });
      toast({
        title: 'Upload Error',
        description: 'Failed to upload recording. Please try again.',
        variant: 'destructive',
      });
    }
  }

  const cancelSave = () => {
    sending.current?.abort(new Error('cancelled'));
    dispatch({ type: 'save-cancelled' });
  };
  return { save: (typed: string) => void save(typed), cancelSave };
}

/** The server's message, unless it is only the generic failure text. */
function serverMessage(error: unknown, name: string): string | null {
  const { message } = error as Error;
  return message.includes(name) ? null : message;
}

/** For checks after asynchronous work. */
function useIsMounted() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
