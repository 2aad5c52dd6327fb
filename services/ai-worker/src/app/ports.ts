import type {
  ApplicationEvaluated,
  ClipCut,
  CoachingFinished,
  ExtractionFinished,
  FileProbed,
  FollowUpFinished,
  ReplyFinished,
  RunFinished,
  SourceExtracted,
  WordingFinished,
} from '@waymark/contracts/ai/events';
import type { BeginProbe } from '@waymark/contracts/community/files.endpoints';
import type { EventData } from '@waymark/contracts/events';
import type { BeginApplication } from '@waymark/contracts/identity/applications.endpoints';
import type { BeginExtraction } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import type { BeginClip } from '@waymark/contracts/roadmaps/clips.endpoints';
import type { BeginRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import type { BeginFollowUp } from '@waymark/contracts/roadmaps/interview.endpoints';
import type { BeginCoaching, BeginReply } from '@waymark/contracts/roadmaps/learning.endpoints';
import type { BeginWording } from '@waymark/contracts/roadmaps/review.endpoints';
import type { ReportRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import type { BeginSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Timed } from '../domain/word-times.ts';

export type RunStart = RpcOutput<typeof BeginRun>;
export type RunReport = RpcInput<typeof ReportRun>;
export type SourceStart = RpcOutput<typeof BeginSource>;
export type RunResult = EventData<typeof RunFinished>;
export type SourceResult = EventData<typeof SourceExtracted>;
export type ClipStart = RpcOutput<typeof BeginClip>;
export type ClipResult = EventData<typeof ClipCut>;
export type CoachingStart = RpcOutput<typeof BeginCoaching>;
export type CoachingResult = EventData<typeof CoachingFinished>;
export type WordingStart = RpcOutput<typeof BeginWording>;
export type WordingResult = EventData<typeof WordingFinished>;
export type FollowUpStart = RpcOutput<typeof BeginFollowUp>;
export type FollowUpResult = EventData<typeof FollowUpFinished>;
export type ReplyStart = RpcOutput<typeof BeginReply>;
export type ReplyResult = EventData<typeof ReplyFinished>;
export type ExtractionStart = RpcOutput<typeof BeginExtraction>;
export type ExtractionResult = EventData<typeof ExtractionFinished>;

export type ApplicationStart = RpcOutput<typeof BeginApplication>;
export type ApplicationResult = EventData<typeof ApplicationEvaluated>;

export type ProbeStart = RpcOutput<typeof BeginProbe>;
export type ProbeResult = EventData<typeof FileProbed>;

/** Whether engines send what they read to a server that the operator does not run. */
export const OUTSIDE = Symbol('OUTSIDE');

/** The owner of applications. Errors: AppError UNAVAILABLE or TIMEOUT. */
export abstract class Applications {
  abstract begin(applicationId: string): Promise<ApplicationStart>;
  /** Records a paid call before it is made; false: no more are allowed. */
  abstract beginCall(applicationId: string, number: number): Promise<boolean>;
}

/** The owner of uploaded files. Errors: AppError UNAVAILABLE or TIMEOUT. */
export abstract class Files {
  abstract beginProbe(fileId: string): Promise<ProbeStart>;
}

/** The owner of runs and sources. Errors: AppError UNAVAILABLE or TIMEOUT. */
export abstract class Roadmaps {
  abstract beginRun(runId: string): Promise<RunStart>;
  abstract report(report: RunReport): Promise<{ cancelled: boolean }>;
  abstract beginCoaching(runId: string): Promise<CoachingStart>;
  abstract beginWording(runId: string): Promise<WordingStart>;
  abstract beginFollowUp(runId: string): Promise<FollowUpStart>;
  abstract beginReply(runId: string): Promise<ReplyStart>;
  abstract beginExtraction(runId: string): Promise<ExtractionStart>;
  abstract beginSource(sourceId: string): Promise<SourceStart>;
  abstract beginClip(clipId: string): Promise<ClipStart>;
  /** Calls `fn` on cancellation; signals may get lost. Returns a function that unsubscribes. */
  abstract onCancelled(runId: string, fn: () => void): () => void;
}

/** Publishes results. Resolves once they are stored; a repeated result is the same event. */
export abstract class Results {
  abstract runFinished(result: RunResult): Promise<void>;
  abstract sourceExtracted(result: SourceResult): Promise<void>;
  abstract clipCut(result: ClipResult): Promise<void>;
  abstract coachingFinished(result: CoachingResult): Promise<void>;
  abstract wordingFinished(result: WordingResult): Promise<void>;
  abstract followUpFinished(result: FollowUpResult): Promise<void>;
  abstract replyFinished(result: ReplyResult): Promise<void>;
  abstract extractionFinished(result: ExtractionResult): Promise<void>;
  abstract fileProbed(result: ProbeResult): Promise<void>;
  abstract applicationEvaluated(result: ApplicationResult): Promise<void>;
}

/** Enqueues a run for later; idempotent by job id. */
export abstract class DelayedRuns {
  abstract enqueue(runId: string, jobId: string, delayMs: number): Promise<void>;
}

export abstract class TextReader {
  /** Normalised text; empty when there is none. Errors: UnreadableFile. */
  abstract read(
    file: { path: string; format: 'pdf' | 'docx' | 'txt'; maxChars: number },
    signal: AbortSignal,
  ): Promise<string>;
}

export interface CutRange {
  path: string;
  /** The file that is written: an hour of sound in memory would be there several times. */
  output: string;
  from: number; // seconds
  to: number | null;
  maxBytes: number | null;
  /** Returns null for a file that a player can seek in as it is. */
  unlessSeekable: boolean;
}
export interface AudioCut {
  contentType: string;
  seconds: number;
  next: number | null; // where the next cut begins
}

export abstract class MediaReader {
  /** Writes the audio of a range to a file with an index. Null without audio, or if not needed. Errors: the signal's reason. */
  abstract cut(range: CutRange, signal: AbortSignal): Promise<AudioCut | null>;
  /** Seconds of a recording; null when unknown. Errors: the signal's reason. */
  abstract measure(file: { path: string; contentType: string }, signal: AbortSignal): Promise<number | null>;
  /** The picture as DISPLAY_TYPE. Errors: UnreadableFile; the signal's reason. */
  abstract display(path: string, signal: AbortSignal): Promise<Uint8Array>;
}

/** What cards show of files of any size. Errors: UnreadableFile; the signal's reason. */
export abstract class FileProbe {
  /** Seconds of a video or recording; null when unknown. */
  abstract seconds(path: string, signal: AbortSignal): Promise<number | null>;
  /** Pictures are WebP. `picture`: the first page, null if it cannot be drawn. */
  abstract pdf(path: string, signal: AbortSignal): Promise<{ pageCount: number; picture: Uint8Array | null }>;
  abstract thumbnail(path: string, signal: AbortSignal): Promise<Uint8Array>;
  /** As `thumbnail`, large enough to read what is on it. */
  abstract picture(path: string, signal: AbortSignal): Promise<Uint8Array>;
  /** Checks a zip-based document, which others unpack. Errors: UnreadableFile; the signal's reason. */
  abstract archive(path: string, signal: AbortSignal): Promise<void>;
}

/** Text that begins at a second of the recording. `words`: those of it, if the model returns their times. */
export interface Spoken extends Timed {
  words?: Timed[];
}

export abstract class PictureReader {
  /** The measures of a picture, and a small JPEG of it without metadata. Errors: UnreadableFile; the signal's reason. */
  abstract look(
    path: string,
    signal: AbortSignal,
  ): Promise<{ width: number; height: number; picture: Uint8Array }>;
}

export abstract class Transcriber {
  abstract readonly maxBytes: number;
  /** Empty without speech. Errors: UnreadableFile; AppError AI_UNAVAILABLE; the signal's reason. */
  abstract transcribe(audio: Blob, extension: string, signal: AbortSignal): Promise<Spoken[]>;
}
