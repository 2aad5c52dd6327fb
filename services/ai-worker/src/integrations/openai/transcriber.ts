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
    // Only Whisper returns segments with times and confidences.
    const format = model.includes('whisper') ? 'verbose_json' : 'json';
    const file = new File([audio], `recording.${extension}`);
    try {
      const response = await this.client.audio.transcriptions.create(
        { file, model, response_format: format },
        { signal },
      );
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
  return verbose.data.segments
    .filter((part) => part.no_speech_prob < MOST_SILENCE || part.avg_logprob > LEAST_CONFIDENCE)
    .map(({ start, text }) => ({ seconds: start, text }));
}
