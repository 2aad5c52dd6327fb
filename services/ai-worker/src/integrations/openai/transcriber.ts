import OpenAI from 'openai';
import { z } from 'zod';
import { type Spoken, Transcriber } from '../../app/ports.ts';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { openAiClient } from './client.ts';
import { modelFailure } from './failures.ts';
import type { OpenAiOptions } from './options.ts';

const SPEECH_TIMEOUT_MS = 300_000;
const UNREADABLE =
  'The speech service could not read this recording. Convert it to MP3 and upload it again, or paste a transcript beside it.';

/** Whisper transcribes silence as "Thank you for watching": segments it reports as uncertain are left out. */
const MOST_SILENCE = 0.6;
const LEAST_CONFIDENCE = -1;
const Verbose = z.object({
  words: z.array(z.object({ word: z.string(), start: z.number() })).default([]),
  segments: z.array(
    z.object({
      text: z.string(),
      start: z.number().default(0),
      no_speech_prob: z.number().default(0),
      avg_logprob: z.number().default(0),
    }),
  ),
});
const Plain = z.object({ text: z.string() });

export class OpenAiTranscriber extends Transcriber {
  readonly maxBytes: number;
  private readonly client: OpenAI;

  constructor(
    private readonly options: Pick<
      OpenAiOptions,
      'apiKey' | 'baseUrl' | 'transcribeModel' | 'transcribeMaxBytes'
    >,
    limits = { timeoutMs: SPEECH_TIMEOUT_MS, maxRetries: 3 },
  ) {
    super();
    this.maxBytes = options.transcribeMaxBytes;
    this.client = openAiClient(options, limits);
  }

  async transcribe(audio: Blob, extension: string, signal: AbortSignal): Promise<Spoken[]> {
    const model = this.options.transcribeModel;
    const file = new File([audio], `recording.${extension}`);
    // Only Whisper returns segments and words with times, and confidences.
    const request: OpenAI.Audio.TranscriptionCreateParamsNonStreaming = model.includes('whisper')
      ? { file, model, response_format: 'verbose_json', timestamp_granularities: ['segment', 'word'] }
      : { file, model, response_format: 'json' };
    try {
      const response = await this.client.audio.transcriptions.create(request, { signal });
      return spoken(response);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OpenAI.BadRequestError) throw new UnreadableFile(UNREADABLE, { cause: error });
      throw modelFailure(error);
    }
  }
}

function spoken(response: unknown): Spoken[] {
  const verbose = Verbose.safeParse(response);
  if (!verbose.success) return [{ seconds: 0, text: Plain.parse(response).text }];
  const { segments, words } = verbose.data;
  return segments.flatMap(({ start, text, no_speech_prob, avg_logprob }, index) => {
    if (no_speech_prob >= MOST_SILENCE && avg_logprob <= LEAST_CONFIDENCE) return [];
    const end = segments[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const own = words
      .filter((word) => word.start >= start && word.start < end)
      .map((word) => ({ seconds: word.start, text: word.word }));
    return [{ seconds: start, text, ...(own.length > 0 && { words: own }) }];
  });
}
