import type {
  ApplicationField,
  ApplicationQuotes,
  ApplicationScores,
} from '@waymark/contracts/ai/application';
import type { Draft, DraftStage } from '@waymark/contracts/ai/draft';
import type { Usage } from '@waymark/contracts/ai/events';
import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { FollowUpMaterial } from '@waymark/contracts/ai/follow-up';
import type { ReadPart } from '@waymark/contracts/ai/reading';
import type { Wording, WordingMaterial } from '@waymark/contracts/ai/wording';
import type { Coaching, CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import type { Content } from '../domain/extraction/known-facts.ts';
import type { RaisedHelp } from './coach-safety.ts';

export interface Material {
  title: string;
  description: string;
  category: string | null;
  /** As stored: evidence offsets refer to these texts. */
  sources: MaterialSource[];
  /** For a ghostwriter: a draft that follows the timeline. */
  ghostwriter?: { about: string | null };
}

interface MaterialSource {
  id: string;
  name: string;
  text: string;
  kind?: Source['kind'];
  /** The label of the mentor in a text of several speakers; null or absent: not chosen. */
  speaker?: string | null;
}

export type EnginePhase = 'understanding' | 'drafting' | 'checking';

export interface EngineHooks {
  /** `fraction`: 0–1 within this phase. */
  onPhase(phase: EnginePhase, fraction: number): void;
  onStage(stage: DraftStage): void;
  /** Records that a paid call begins, and resolves when it is recorded. False: the run may make no more. */
  beginCall(): Promise<boolean>;
  /** Paid calls that the run may still make. */
  callsLeft(): number;
  /** A story is read in parts, each in a call more. Resolves with the parts of the same texts that were read before. */
  beginReading(key: string, parts: number): Promise<ReadPart[]>;
  /** Resolves when it is recorded, so that it need not be paid for again. */
  onPart(part: ReadPart): Promise<void>;
  /** Aborted when the run is cancelled or the process stops. */
  signal: AbortSignal;
}

export interface Drafted {
  draft: Draft;
  /** Tokens of the model; null without a model. */
  usage: Usage | null;
}

/** AI_UNAVAILABLE, with what the calls until then have used. */
export class ModelFailed extends AppError {
  constructor(
    { message, retryAfter, cause }: AppError,
    readonly usage: Usage,
  ) {
    super('AI_UNAVAILABLE', message, { cause, ...(retryAfter === undefined ? {} : { retryAfter }) });
  }
}

/** Every step of a draft waits for the mentor by its passage. */
export class AllHeldBack extends ModelFailed {
  constructor(
    error: AppError,
    readonly draft: Draft,
    usage: Usage,
  ) {
    super(error, usage);
  }
}

/** Errors: TooLittleMaterial; AppError AI_UNAVAILABLE with a message for users; the signal's reason when aborted. */
export interface DraftEngine {
  readonly name: 'offline' | 'openai';
  draft(material: Material, hooks: EngineHooks): Promise<Drafted>;
}

export const DRAFT_ENGINE = Symbol('DRAFT_ENGINE');
/** Without a model: for runs of mentors who want none. */
export const LOCAL_DRAFT_ENGINE = Symbol('LOCAL_DRAFT_ENGINE');

export interface Coached {
  coaching: Coaching;
  /** Ids of the passages that the learner should read. */
  passages: string[];
  /** Null without a model, and where it found no need of help in the learner's note. */
  raised: RaisedHelp | null;
  usage: Usage | null;
}

export type CoachHooks = Pick<EngineHooks, 'beginCall' | 'onPhase' | 'signal'>;

/** Errors: AppError AI_UNAVAILABLE with a message for users; the signal's reason when aborted. */
export interface CoachEngine {
  readonly name: 'offline' | 'openai';
  coach(material: CoachingMaterial, hooks: CoachHooks): Promise<Coached>;
}

export const COACH_ENGINE = Symbol('COACH_ENGINE');

export interface Worded {
  wording: Wording;
  usage: Usage | null;
}

/** Errors: AppError AI_UNAVAILABLE with a message for users; the signal's reason when aborted. */
export interface WordingEngine {
  readonly name: 'offline' | 'openai';
  word(material: WordingMaterial, hooks: Pick<EngineHooks, 'beginCall' | 'signal'>): Promise<Worded>;
}

export const WORDING_ENGINE = Symbol('WORDING_ENGINE');

export interface Asked {
  /** Null where a model found that the writer needs help instead. */
  question: string | null;
  usage: Usage | null;
}

/** Errors: AppError AI_UNAVAILABLE with a message for users; the signal's reason when aborted. */
export interface FollowUpEngine {
  readonly name: 'offline' | 'openai';
  ask(material: FollowUpMaterial, hooks: Pick<EngineHooks, 'beginCall' | 'signal'>): Promise<Asked>;
}

export const FOLLOW_UP_ENGINE = Symbol('FOLLOW_UP_ENGINE');

export interface Extracted {
  extraction: Extraction;
  usage: Usage | null;
}

/** Empty rather than invented. Errors: AppError AI_UNAVAILABLE with a message for users; the signal's reason when aborted. */
export interface ExtractionEngine {
  readonly name: 'offline' | 'openai';
  extract(content: Content, hooks: Pick<EngineHooks, 'beginCall' | 'signal'>): Promise<Extracted>;
}

export const EXTRACTION_ENGINE = Symbol('EXTRACTION_ENGINE');
/** Sends nothing: for files that their owner does not allow to be sent. */
export const LOCAL_EXTRACTION_ENGINE = Symbol('LOCAL_EXTRACTION_ENGINE');

/** What a model reads of an application: its visible text without attempts to influence the evaluation. */
export interface ApplicationText {
  yearsExperience: number;
  fields: Record<ApplicationField, string>;
}

export interface Scored {
  /** Null where no quote was true. */
  scores: ApplicationScores;
  /** Exact substrings of the fields that the model read. */
  quotes: ApplicationQuotes;
  feedback: string;
  /** Passages that talk to the evaluator, as the model wrote them. */
  flagged: string[];
  usage: Usage | null;
}

/** Null without a model. Errors: AppError AI_UNAVAILABLE; the signal's reason when aborted. */
export interface ApplicationEngine {
  readonly name: 'offline' | 'openai';
  score(text: ApplicationText, hooks: Pick<EngineHooks, 'beginCall' | 'signal'>): Promise<Scored | null>;
}

export const APPLICATION_ENGINE = Symbol('APPLICATION_ENGINE');
