import { displayKey, type Moment, sourceKey, sourceTextKey } from '@waymark/contracts/roadmaps/sources';
import type { MediaLibrary, MediaSource } from '../authoring/domain/media.ts';
import type { ArtifactState } from '../authoring/domain/roadmap-state.ts';
import { transcriptOf } from '../sources/domain/source.ts';
import type { DemoSource } from './persistence/demo-sources.ts';

/** A file in `seed-files`, read aloud by a program. */
export interface DemoRecording {
  id: string;
  file: string;
  name: string;
  seconds: number;
  /** With silence between them. */
  passages: { from: number; text: string }[];
  /** The second at which each word begins. */
  words: string;
}

export interface DemoFile {
  id: string;
  file: string;
  name: string;
  type: string;
}

interface DemoStageMedia {
  note?: string;
  /** Id of a recording. */
  clip?: string;
  artifacts?: ArtifactState[];
}

export interface DemoMedia {
  recordings: DemoRecording[];
  files: DemoFile[];
  /** Id of the recording that is played above the stages. */
  story?: string;
  /** By number of the stage. */
  stages: Record<number, DemoStageMedia>;
}

/** Passages begin with a little silence, so that the padding around a clip contains no word of the next one. */
const BEFORE_PASSAGE_SECONDS = 0.15;
const NO_TEXT = 'This file of the demo holds no text to read.';

export const textOf = ({ passages }: DemoRecording): string => passages.map(({ text }) => text).join(' ');

/** What a demo roadmap has beside its stages. */
interface WithMedia {
  id: string;
  sourceId: string;
  story: string;
  media?: DemoMedia;
}

/** The position of the quote in the text of a recording, if one contains it, else in the story. */
export function findQuote({ id, sourceId, story, media }: WithMedia, quote: string) {
  const recording = media?.recordings.find((one) => textOf(one).includes(quote));
  const start = (recording ? textOf(recording) : story).indexOf(quote);
  if (start < 0) throw new Error(`the story of ${id} does not contain “${quote}”`);
  return { sourceId: recording?.id ?? sourceId, quote, start, end: start + quote.length };
}

/** What is needed to find the clips of its steps. */
export const recordingsOf = (demo: WithMedia): MediaLibrary =>
  new Map((demo.media?.recordings ?? []).map((one) => [one.id, playable(demo.id, one)]));

const playable = (roadmapId: string, recording: DemoRecording): MediaSource => ({
  ...{ id: recording.id, fileType: 'audio/webm', durationSeconds: recording.seconds },
  ...{ transcript: null, captions: null, displayKey: null, isTrimmed: false, clips: [] },
  permissions: ['voice'],
  sampleVoice: true,
  textKey: sourceTextKey(sourceKey(roadmapId, recording.id)),
  moments: momentsOf(recording),
});

function momentsOf({ passages }: DemoRecording): Moment[] {
  let at = 0;
  return passages.map(({ from, text }) => {
    const moment = { at, seconds: Math.max(0, from - BEFORE_PASSAGE_SECONDS) };
    at += text.length + 1;
    return moment;
  });
}

export function wordTimesOf(recording: DemoRecording): Moment[] {
  const seconds = recording.words.trim().split(/\s+/);
  const words = [...textOf(recording).matchAll(/\S+/g)];
  if (words.length !== seconds.length) throw new Error(`${recording.file} needs one time per word`);
  return words.map(({ index }, at) => ({ at: index, seconds: Number(seconds[at]) }));
}

export function sourcesOf({ id: roadmapId, media }: WithMedia): DemoSource[] {
  if (!media) return [];
  const recordings = media.recordings.map((recording): DemoSource => {
    const { id, file, name, seconds } = recording;
    const text = textOf(recording);
    const times = { moments: momentsOf(recording), wordTimes: wordTimesOf(recording) };
    return {
      ...{ id, file, name, type: 'audio/webm', key: sourceKey(roadmapId, id), displayKey: null, seconds },
      ...{ message: null, text: { text, transcript: transcriptOf(text), ...times } },
    };
  });
  const files = media.files.map(({ id, file, name, type }): DemoSource => {
    const key = sourceKey(roadmapId, id);
    const display = type.startsWith('image/') ? displayKey(key) : null;
    return { id, file, name, type, key, displayKey: display, seconds: null, message: NO_TEXT, text: null };
  });
  return [...recordings, ...files];
}
