import { openAsBlob } from 'node:fs';
import OpenAI from 'openai';
import { z } from 'zod';
import { Transcriber } from '../../app/ports.ts';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { openAiClient } from './client.ts';
import { modelFailure } from './failures.ts';
import type { OpenAiOptions } from './options.ts';

const MAX_BYTES = 25 * 2 ** 20;
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
      no_speech_prob: z.number().default(0),
      avg_logprob: z.number().default(0),
    }),
  ),
});
const Plain = z.object({ text: z.string() });

export class OpenAiTranscriber extends Transcriber {
  readonly maxBytes = MAX_BYTES;
  private readonly client: OpenAI;

  constructor(
    private readonly options: Pick<OpenAiOptions, 'apiKey' | 'baseUrl' | 'transcribeModel'>,
    limits = { timeoutMs: SPEECH_TIMEOUT_MS, maxRetries: 3 },
  ) {
    super();
    this.client = openAiClient(options, limits);
  }

  async transcribe(path: string, extension: string, signal: AbortSignal): Promise<string> {
    const model = this.options.transcribeModel;
    // Only Whisper returns confidences.
    const format = model.includes('whisper') ? 'verbose_json' : 'json';
    const file = new File([await openAsBlob(path)], `recording.${extension}`);
    try {
      const response = await this.client.audio.transcriptions.create(
        { file, model, response_format: format },
        { signal },
      );
      return spokenText(response);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OpenAI.BadRequestError) throw new UnreadableFile(UNREADABLE, { cause: error });
      throw modelFailure(error);
    }
  }
}

function spokenText(response: unknown): string {
  const verbose = Verbose.safeParse(response);
  if (!verbose.success) return Plain.parse(response).text.trim();
  return verbose.data.segments
    .filter((part) => part.no_speech_prob < MOST_SILENCE || part.avg_logprob > LEAST_CONFIDENCE)
    .map((part) => part.text.trim())
    .filter(Boolean)
    .join(' ');
}
