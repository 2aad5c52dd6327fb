import { z } from 'zod';
import { defineEvent } from '../events.ts';
import { Coaching, MAX_SHOWN_PASSAGES } from '../roadmaps/coaching.ts';
import { MediaFacts } from '../roadmaps/media.ts';
import { Moment, SpeakersOfSource } from '../roadmaps/sources.ts';
import { ApplicationFacts, ApplicationQuotes, ApplicationScores, SteeringAttempt } from './application.ts';
import { Draft, DraftV1, HeldBack, MAX_HELD_BACK } from './draft.ts';
import { Extraction } from './extraction.ts';
import { FollowUpQuestion } from './follow-up.ts';
import { ModelReply } from './reply.ts';
import { Wording } from './wording.ts';

export const Usage = z.object({
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  calls: z.number().int(),
  /** At the configured prices; null without them. */
  costUsd: z.number().nullable().default(null),
});
export type Usage = z.infer<typeof Usage>;

const failedRun = z.object({
  outcome: z.literal('failed'),
  runId: z.string(),
  engine: z.enum(['offline', 'openai']),
  message: z.string(),
  usage: Usage.nullable().optional(), // of the calls made
});

const runFinished = <D extends z.ZodType>(draft: D) =>
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('drafted'),
      runId: z.string(),
      engine: z.enum(['offline', 'openai']),
      draft,
      /** Texts that a ghostwriter has read. */
      inputs: z.object({ timelineEntries: z.number().int(), artifacts: z.number().int() }).optional(),
      usage: Usage.nullable(),
      speakers: z.array(SpeakersOfSource).max(60).optional(), // of sources with several speakers
    }),
    z.object({
      outcome: z.literal('refused'),
      runId: z.string(),
      engine: z.enum(['offline', 'openai']),
      message: z.string(),
    }),
    failedRun.extend({
      /** Of a draft that has nothing else. */
      heldBack: z.array(HeldBack).max(MAX_HELD_BACK).optional(),
      crisis: z.boolean().optional(),
    }),
  ]);

/** A run has finished. Applied once per run id, ignored for a run that has ended. */
export const RunFinished = defineEvent('ai.run.finished.v2', runFinished(Draft));
/** Published before drafts were judged; still read, for what is on its way during an update. */
export const RunFinishedV1 = defineEvent('ai.run.finished.v1', runFinished(DraftV1));

/** Half an event of 1 MB; about an hour of speech. */
export const MAX_WORD_TIMES = 12_000;

/** A file was read. `no-text`: stored without text (a picture, or a recording without a speech model). */
export const SourceExtracted = defineEvent(
  'ai.source.extracted.v1',
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('text'),
      sourceId: z.string(),
      textKey: z.string(),
      chars: z.number().int(),
      words: z.number().int(),
      moments: z.array(Moment).max(2_000).optional(), // of a recording
      wordTimes: z.array(Moment).max(MAX_WORD_TIMES).optional(), // of its first words, if the model returned them
      media: MediaFacts.optional(),
    }),
    z.object({
      outcome: z.literal('no-text'),
      sourceId: z.string(),
      message: z.string(),
      unsent: z.boolean().optional(), // to an outside model, for lack of permission when the reading began
      media: MediaFacts.optional(),
    }),
    z.object({
      outcome: z.literal('failed'),
      sourceId: z.string(),
      message: z.string(),
      media: MediaFacts.optional(),
    }),
  ]),
);

/** A clip of a recording was stored at the key that `roadmaps.worker.begin-clip` names, or cannot be cut. */
export const ClipCut = defineEvent(
  'ai.clip.cut.v1',
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('cut'),
      clipId: z.string(),
      contentType: z.string(),
      seconds: z.number().positive(),
      words: z.string().max(2_000).nullable(), // said in it; null: unknown
    }),
    z.object({ outcome: z.literal('failed'), clipId: z.string() }),
  ]),
);

/** A file of the community was measured, or cannot be used. */
export const FileProbed = defineEvent(
  'ai.file.probed.v1',
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('ready'),
      fileId: z.string(),
      durationSeconds: z.number().positive().nullable(),
      pageCount: z.number().int().positive().nullable(),
      hasThumbnail: z.boolean(), // stored at the key that `community.worker.begin-probe` names
    }),
    z.object({ outcome: z.literal('refused'), fileId: z.string(), reason: z.string().max(500) }),
  ]),
);

/** A coaching has finished. Stored once per run id. */
export const CoachingFinished = defineEvent(
  'ai.coaching.finished.v1',
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('coached'),
      runId: z.string(),
      engine: z.enum(['offline', 'openai']),
      coaching: Coaching,
      /** Ids of the passages that the model chose, of those it was given. */
      passages: z.array(z.string()).max(MAX_SHOWN_PASSAGES).optional(),
      usage: Usage.nullable(),
    }),
    failedRun,
  ]),
);

/** A wording for one step has been offered. Stored once per run id. */
export const WordingFinished = defineEvent(
  'ai.wording.finished.v1',
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('worded'),
      runId: z.string(),
      engine: z.enum(['offline', 'openai']),
      wording: Wording,
      usage: Usage.nullable(),
    }),
    failedRun,
  ]),
);

/** A follow-up question about an interview answer was found. Stored once per run id. */
export const FollowUpFinished = defineEvent(
  'ai.follow-up.finished.v1',
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('asked'),
      runId: z.string(),
      engine: z.enum(['offline', 'openai']),
      question: FollowUpQuestion,
      usage: Usage.nullable(),
    }),
    z.object({
      outcome: z.literal('refused'), // its mentor may be in danger
      runId: z.string(),
      engine: z.enum(['offline', 'openai']),
      message: z.string(),
      usage: Usage.nullable().optional(), // of the call that found it
    }),
    failedRun,
  ]),
);

/** A question was replied from a story. Stored once per run id. */
export const ReplyFinished = defineEvent(
  'ai.reply.finished.v1',
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('replied'),
      runId: z.string(),
      engine: z.enum(['offline', 'openai']),
      reply: ModelReply,
      usage: Usage.nullable(),
    }),
    failedRun,
  ]),
);

/** A file was looked at. Stored once per run id. */
export const ExtractionFinished = defineEvent(
  'ai.extraction.finished.v1',
  z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('extracted'),
      runId: z.string(),
      engine: z.enum(['offline', 'openai']),
      extraction: Extraction,
      usage: Usage.nullable(),
    }),
    z.object({
      outcome: z.literal('refused'), // the file cannot be read
      runId: z.string(),
      engine: z.enum(['offline', 'openai']),
      message: z.string(),
    }),
    failedRun,
  ]),
);

/**
 * A mentor application was evaluated. Applied once per application, ignored when it has been decided. `scored`: by a
 * model. `counted`: without a model. `failed`: the model returned no usable response. Scores only if `scored`.
 */
export const ApplicationEvaluated = defineEvent(
  'ai.application.evaluated.v1',
  z.object({
    applicationId: z.string(),
    number: z.number().int().default(1), // of the evaluation: an admin may start another
    engine: z.enum(['offline', 'openai']),
    outcome: z.enum(['scored', 'counted', 'failed']),
    scores: ApplicationScores,
    feedback: z.string().max(2_000).nullable(), // for the applicant
    quotes: ApplicationQuotes,
    facts: ApplicationFacts,
    steering: z.array(SteeringAttempt).max(40),
    usage: Usage.nullable(), // of the calls made
  }),
);
