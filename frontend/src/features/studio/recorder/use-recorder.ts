import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import { type Source, UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { defaultName, type RecordingFormat, supportedFormat } from './formats.ts';
import { type LevelMeasurement, type LevelTrack, measureLevels } from './level-track.ts';
import { canRecord, microphoneError, microphoneErrorFrom, openMicrophone, release } from './microphone.ts';
import { NOTHING_SENT, PartSender, type Sent } from './part-sender.ts';
import { IDLE, type RecorderState, reduce } from './recorder-state.ts';
import { startTake, type Take } from './take.ts';
import { findUnsavedTake, type StoredTake, storeTake, type TakePlace } from './take-storage.ts';
import { useSaving } from './use-saving.ts';

export interface Recorder {
  state: RecorderState;
  /** How loud it is, while recording. */
  levels: LevelTrack | null;
  /** The source that it is another take of. */
  takeOf: string | null;
  /** The chosen microphone was not found. */
  isFallback: boolean;
  /** What the server has stored of it. */
  sent: Sent;
  start: (takeOf?: string) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  remove: () => void;
  /** Uploads the recording. */
  save: (name: string, trim: Trim | null) => void;
  /** Uploads the recording, then records another take of it. */
  saveAndRecordAnother: (name: string, trim: Trim | null) => void;
  cancelSave: () => void;
}

export interface RecorderOptions extends TakePlace {
  onSaved?: (source: Source) => void;
}

/** Records takes for a place of a roadmap. Releases the microphone after each take and on unmount. */
export function useRecorder({ roadmapId, place, onSaved }: RecorderOptions): Recorder {
  const [state, dispatch] = useReducer(reduce, IDLE);
  const [levels, setLevels] = useState<LevelTrack | null>(null);
  const [takeOf, setTakeOf] = useState<string | null>(null);
  const [isFallback, setFallback] = useState(false);
  const take = useRef<Take | null>(null);
  const measurement = useRef<LevelMeasurement | null>(null);
  const stored = useRef<StoredTake | null>(null);
  const sender = useRef<PartSender | null>(null);
  const [sent, setSent] = useState(NOTHING_SENT);
  const mounted = useIsMounted();

  const openSender = useCallback(
    (id: string, { type }: RecordingFormat, of: string | null) => {
      setSent(NOTHING_SENT);
      setTakeOf(of);
      sender.current = new PartSender({ roadmapId, id, fileType: type, takeOf: of }, setSent);
      return sender.current;
    },
    [roadmapId],
  );

  // Restores the unsaved take of an earlier visit.
  useEffect(() => {
    let unmounted = false;
    void findUnsavedTake({ roadmapId, place }).then((found) => {
      if (!found) return;
      if (unmounted || stored.current) return found.stored.release();
      stored.current = found.stored;
      const { blob, format, seconds, startedAt, levels: measured } = found;
      const restored = openSender(found.stored.id, format, found.takeOf);
      restored.push(blob, seconds);
      restored.send();
      const name = defaultName(new Date(startedAt));
      const recording = { blob, format, seconds, levels: measured, name, ending: 'recovered' as const };
      dispatch({ type: 'found', recording });
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
  }, [roadmapId, place, openSender]);

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

  async function start(of: string | null) {
    if (state.phase === 'initializing' || state.phase === 'recording') return;
    if (state.phase === 'recorded' && state.saving.state === 'sending') return;
    const format = canRecord() ? supportedFormat() : null;
    dispatch({ type: 'start' });
    discard();
    if (!format) return dispatch({ type: 'failed-to-record', error: microphoneError('unsupported') });
    let microphone: MediaStream | null = null;
    try {
      const opened = await openMicrophone();
      microphone = opened.stream;
      if (!mounted.current) return release(microphone);
      setFallback(opened.isFallback);
      record(microphone, format, of);
    } catch (error) {
      if (microphone) release(microphone);
      discard();
      dispatch({ type: 'failed-to-record', error: microphoneErrorFrom(error) });
    }
  }

  function record(microphone: MediaStream, format: RecordingFormat, of: string | null) {
    const startedAt = Date.now();
    const storedTake = storeTake({ roadmapId, place, format, startedAt, takeOf: of });
    stored.current = storedTake;
    const partSender = openSender(storedTake.id, format, of);
    let storedLevels = 0;
    take.current = startTake(microphone, format, UPLOAD_MAX_BYTES, {
      onSeconds: (seconds) => dispatch({ type: 'tick', seconds }),
      onChunk: (chunk, seconds) => {
        const fresh = meter?.track.from(storedLevels) ?? [];
        storedLevels += fresh.length;
        storedTake.append(chunk, seconds, fresh);
        partSender.push(chunk, seconds);
      },
      onEnd: (blob, seconds, ending) => {
        meter?.stop();
        if (!mounted.current || stored.current !== storedTake) {
          partSender.close();
          return storedTake.release();
        }
        partSender.send();
        take.current = null;
        setLevels(null);
        if (!blob) {
          discard();
          return dispatch({ type: 'failed-to-record', error: microphoneError('other') });
        }
        const name = defaultName(new Date(startedAt));
        const measured = meter?.track.from(0) ?? [];
        dispatch({ type: 'ended', recording: { blob, format, seconds, levels: measured, name, ending } });
      },
    });
    const meter = measureLevels(microphone);
    measurement.current = meter;
    setLevels(meter?.track ?? null);
    dispatch({ type: 'opened' });
  }

  const { save, cancelSave } = useSaving({ roadmapId, state, dispatch, sender, deleteStored, onSaved });
  return {
    state,
    levels,
    takeOf,
    isFallback,
    sent,
    start: (of) => void start(of ?? null),
    pause: () => {
      take.current?.pause();
      measurement.current?.pause();
      dispatch({ type: 'paused' });
    },
    resume: () => {
      take.current?.resume();
      measurement.current?.resume();
      dispatch({ type: 'resumed' });
    },
    stop: () => take.current?.stop(),
    remove: () => {
      discard();
      dispatch({ type: 'delete' });
    },
    save: (name, trim) => void save(name, trim),
    saveAndRecordAnother: (name, trim) =>
      void save(name, trim).then((source) => {
        if (source && mounted.current) void start(source.id);
      }),
    cancelSave,
  };
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
