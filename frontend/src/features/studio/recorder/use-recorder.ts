import { useQueryClient } from '@tanstack/react-query';
import { UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { sendFile } from '../api/upload-file.ts';
import { sourcesKey } from '../api/use-sources.ts';
import { defaultName, fileName, supportedFormat } from './formats.ts';
import { findTake, type KeptTake, keepTake } from './kept-takes.ts';
import { canRecord, faultFrom, microphoneFault, openMicrophone, release } from './microphone.ts';
import { IDLE, type RecorderState, reduce } from './recorder-state.ts';
import { startTake, type Take } from './take.ts';

export interface Recorder {
  state: RecorderState;
  /** What the microphone hears, while it is open. */
  stream: MediaStream | null;
  start: () => void;
  stop: () => void;
  remove: () => void;
  /** Sends the recording under a name the mentor gave it. */
  save: (name: string) => void;
  cancelSave: () => void;
}

/** Records for one roadmap. The microphone is let go at the end of every take and when the page is left. */
export function useRecorder(roadmapId: string): Recorder {
  const [state, dispatch] = useReducer(reduce, IDLE);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const take = useRef<Take | null>(null);
  const kept = useRef<KeptTake | null>(null);
  const present = usePresence();

  // What an earlier visit left unsaved is here again.
  useEffect(() => {
    let gone = false;
    void findTake(roadmapId).then((found) => {
      if (!found) return;
      if (gone || kept.current) return found.kept.leave();
      kept.current = found.kept;
      const { blob, format, seconds, startedAt } = found;
      const name = defaultName(new Date(startedAt));
      dispatch({ type: 'found', recording: { blob, format, seconds, name, ending: 'recovered' } });
    });
    return () => {
      gone = true;
      if (take.current) take.current.stop();
      else kept.current?.leave();
      take.current = null;
      kept.current = null;
    };
  }, [roadmapId]);

  const forget = useCallback(() => {
    kept.current?.drop();
    kept.current = null;
  }, []);

  async function start() {
    if (state.phase === 'initializing' || state.phase === 'recording') return;
    if (state.phase === 'recorded' && state.saving.state === 'sending') return;
    const format = canRecord() ? supportedFormat() : null;
    dispatch({ type: 'start' });
    forget();
    if (!format) return dispatch({ type: 'refused', fault: microphoneFault('unsupported') });
    let heard: MediaStream | null = null;
    try {
      heard = await openMicrophone();
      if (!present.current) return release(heard);
      record(heard, format);
    } catch (error) {
      if (heard) release(heard);
      forget();
      dispatch({ type: 'refused', fault: faultFrom(error) });
    }
  }

  function record(heard: MediaStream, format: NonNullable<ReturnType<typeof supportedFormat>>) {
    const startedAt = Date.now();
    const net = keepTake(roadmapId, format, startedAt);
    kept.current = net;
    take.current = startTake(heard, format, UPLOAD_MAX_BYTES, {
      onSeconds: (seconds) => dispatch({ type: 'tick', seconds }),
      onChunk: (chunk, seconds) => net.append(chunk, seconds),
      onEnd: (blob, seconds, ending) => {
        if (!present.current || kept.current !== net) return net.leave();
        take.current = null;
        setStream(null);
        if (!blob) {
          net.drop();
          return dispatch({ type: 'refused', fault: microphoneFault('other') });
        }
        const name = defaultName(new Date(startedAt));
        dispatch({ type: 'ended', recording: { blob, format, seconds, name, ending } });
      },
    });
    setStream(heard);
    dispatch({ type: 'opened' });
  }

  const { save, cancelSave } = useSaving(roadmapId, state, dispatch, forget);
  return {
    state,
    stream,
    start: () => void start(),
    stop: () => take.current?.stop(),
    remove: () => {
      forget();
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
  forget: () => void,
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
      forget();
      dispatch({ type: 'saved' });
      toast({ title: 'Recording Uploaded', description: file.name, variant: 'success' });
      await client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
    } catch (error) {
      if (abort.signal.aborted) return;
      dispatch({ type: 'save-failed', message: reason(error, file.name) });
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

/** What the server said, where it said more than that it did not work. */
function reason(error: unknown, name: string): string | null {
  const { message } = error as Error;
  return message.includes(name) ? null : message;
}

/** Whether the page is still there when something that was waited for comes. */
function usePresence() {
  const present = useRef(true);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);
  return present;
}
