import { useQueryClient } from '@tanstack/react-query';
import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import { UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError } from '../../../lib/api.ts';
import { sourcesKey } from '../api/use-sources.ts';
import { defaultName, type RecordingFormat, supportedFormat, titleOf } from './formats.ts';
import { canRecord, microphoneError, microphoneErrorFrom, openMicrophone, release } from './microphone.ts';
import { NOTHING_SENT, PartSender, type Sent } from './part-sender.ts';
import { IDLE, type RecorderState, reduce } from './recorder-state.ts';
import { startTake, type Take } from './take.ts';
import { findUnsavedTake, type StoredTake, storeTake } from './take-storage.ts';

export interface Recorder {
  state: RecorderState;
  /** The microphone's stream while recording. */
  stream: MediaStream | null;
  /** What the server has stored of it. */
  sent: Sent;
  start: () => void;
  stop: () => void;
  remove: () => void;
  /** Uploads the recording. */
  save: (name: string, trim: Trim | null) => void;
  cancelSave: () => void;
}

/** Records takes for a roadmap. Releases the microphone after each take and on unmount. */
export function useRecorder(roadmapId: string): Recorder {
  const [state, dispatch] = useReducer(reduce, IDLE);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const take = useRef<Take | null>(null);
  const stored = useRef<StoredTake | null>(null);
  const sender = useRef<PartSender | null>(null);
  const [sent, setSent] = useState(NOTHING_SENT);
  const mounted = useIsMounted();

  const openSender = useCallback(
    (id: string, { type }: RecordingFormat) => {
      setSent(NOTHING_SENT);
      sender.current = new PartSender({ roadmapId, id, fileType: type }, setSent);
      return sender.current;
    },
    [roadmapId],
  );

  // Restores the unsaved take of an earlier visit.
  useEffect(() => {
    let unmounted = false;
    void findUnsavedTake(roadmapId).then((found) => {
      if (!found) return;
      if (unmounted || stored.current) return found.stored.release();
      stored.current = found.stored;
      const { blob, format, seconds, startedAt } = found;
      const restored = openSender(found.stored.id, format);
      restored.push(blob, seconds);
      restored.send();
      const name = defaultName(new Date(startedAt));
      dispatch({ type: 'found', recording: { blob, format, seconds, name, ending: 'recovered' } });
    });
    return () => {
      unmounted = true;
      if (take.current) take.current.stop();
      else {
        stored.current?.release();
        sender.current?.close();
      }
      take.current = null;
      stored.current = null;
      sender.current = null;
    };
  }, [roadmapId, openSender]);

  /** Deletes the take from this browser. */
  const deleteStored = useCallback(() => {
    stored.current?.delete();
    stored.current = null;
  }, []);
  const discard = () => {
    deleteStored();
    sender.current?.discard();
    sender.current = null;
  };

  async function start() {
    if (state.phase === 'initializing' || state.phase === 'recording') return;
    if (state.phase === 'recorded' && state.saving.state === 'sending') return;
    const format = canRecord() ? supportedFormat() : null;
    dispatch({ type: 'start' });
    discard();
    if (!format) return dispatch({ type: 'failed-to-record', error: microphoneError('unsupported') });
    let microphone: MediaStream | null = null;
    try {
      microphone = await openMicrophone();
      if (!mounted.current) return release(microphone);
      record(microphone, format);
    } catch (error) {
      if (microphone) release(microphone);
      discard();
      dispatch({ type: 'failed-to-record', error: microphoneErrorFrom(error) });
    }
  }

  function record(microphone: MediaStream, format: RecordingFormat) {
    const startedAt = Date.now();
    const storedTake = storeTake(roadmapId, format, startedAt);
    stored.current = storedTake;
    const partSender = openSender(storedTake.id, format);
    take.current = startTake(microphone, format, UPLOAD_MAX_BYTES, {
      onSeconds: (seconds) => dispatch({ type: 'tick', seconds }),
      onChunk: (chunk, seconds) => {
        storedTake.append(chunk, seconds);
        partSender.push(chunk, seconds);
      },
      onEnd: (blob, seconds, ending) => {
        if (!mounted.current || stored.current !== storedTake) {
          partSender.close();
          return storedTake.release();
        }
        partSender.send();
        take.current = null;
        setStream(null);
        if (!blob) {
          discard();
          return dispatch({ type: 'failed-to-record', error: microphoneError('other') });
        }
        const name = defaultName(new Date(startedAt));
        dispatch({ type: 'ended', recording: { blob, format, seconds, name, ending } });
      },
    });
    setStream(microphone);
    dispatch({ type: 'opened' });
  }

  const { save, cancelSave } = useSaving({ roadmapId, state, dispatch, sender, deleteStored });
  return {
    state,
    stream,
    sent,
    start: () => void start(),
    stop: () => take.current?.stop(),
    remove: () => {
      discard();
      dispatch({ type: 'delete' });
    },
    save,
    cancelSave,
  };
}

interface SavingOptions {
  roadmapId: string;
  state: RecorderState;
  dispatch: (event: Parameters<typeof reduce>[1]) => void;
  sender: RefObject<PartSender | null>;
  deleteStored: () => void;
}

function useSaving({ roadmapId, state, dispatch, sender, deleteStored }: SavingOptions) {
  const client = useQueryClient();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(new Error('left the page')), []);

  async function save(typed: string, trim: Trim | null) {
    if (state.phase !== 'recorded' || state.saving.state === 'sending' || !sender.current) return;
    const name = titleOf(typed, state.recording.name);
    const abort = new AbortController();
    sending.current = abort;
    dispatch({ type: 'save' });
    try {
      const source = await sender.current.finish({ name, trim }, abort.signal, (progress) =>
        dispatch({ type: 'sent', progress }),
      );
      sender.current = null;
      deleteStored();
      dispatch({ type: 'saved' });
      toast({ title: 'Recording Uploaded', description: source.originalName, variant: 'success' });
      await client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
    } catch (error) {
      if (abort.signal.aborted) return;
      dispatch({ type: 'save-failed', message: serverMessage(error) });
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
  return { save: (typed: string, trim: Trim | null) => void save(typed, trim), cancelSave };
}

/** The server's message; null without a response. */
const serverMessage = (error: unknown): string | null =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : null;

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
