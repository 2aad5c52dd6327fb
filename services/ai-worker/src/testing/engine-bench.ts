import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { ReadPart } from '@waymark/contracts/ai/reading';
import type { EngineHooks, Material } from '../app/engine.ts';
import { ModelServer } from '../integrations/openai/model-server.ts';
import { OpenAiApplications } from '../integrations/openai/openai-applications.ts';
import { OpenAiCoach } from '../integrations/openai/openai-coach.ts';
import { OpenAiEngine } from '../integrations/openai/openai-engine.ts';
import { OpenAiFollowUp } from '../integrations/openai/openai-follow-up.ts';
import { OpenAiReplies } from '../integrations/openai/openai-replies.ts';
import { OpenAiWording } from '../integrations/openai/openai-wording.ts';
import type { OpenAiOptions } from '../integrations/openai/options.ts';
import { TEXT } from './model-responses.ts';
import { OpenAiTestServer } from './openai-server.ts';

export const SOURCE_ID = '0198a0a0-0000-7000-8000-000000000001';
export const material = (text = TEXT): Material => ({
  title: 'From the farm to my own office',
  description: 'How I became a bookkeeper.',
  category: 'Career',
  sources: [{ id: SOURCE_ID, name: 'My story', text }],
});

/** Hooks that record phases, stages and calls; `calls`: how many the run may make beside the parts; `read` before. */
export function watching(
  signal: AbortSignal = new AbortController().signal,
  calls = 3,
  read: ReadPart[] = [],
) {
  const stored: ReadPart[] = [];
  const stages: DraftStage[] = [];
  const phases: string[] = [];
  let left = calls;
  const hooks: EngineHooks = {
    signal,
    onPhase: (phase) => void (phases.at(-1) === phase || phases.push(phase)),
    onStage: (stage) => void stages.push(stage),
    beginCall: async () => left-- > 0,
    callsLeft: () => left,
    beginReading: async (_key, parts) => {
      left += parts;
      return read;
    },
    onPart: async (part) => void stored.push(part),
  };
  return { hooks, stages, phases, stored };
}

/** The real client against the test server. */
export class EngineBench {
  private constructor(readonly server: OpenAiTestServer) {}

  static async start(): Promise<EngineBench> {
    return new EngineBench(await OpenAiTestServer.start());
  }

  engine(options?: Partial<OpenAiOptions>): OpenAiEngine {
    return new OpenAiEngine(this.model(options));
  }

  coach(options?: Partial<OpenAiOptions>): OpenAiCoach {
    return new OpenAiCoach(this.model(options));
  }

  wording(options?: Partial<OpenAiOptions>): OpenAiWording {
    return new OpenAiWording(this.model(options));
  }

  replies(options?: Partial<OpenAiOptions>): OpenAiReplies {
    return new OpenAiReplies(this.model(options));
  }

  followUp(options?: Partial<OpenAiOptions>): OpenAiFollowUp {
    return new OpenAiFollowUp(this.model(options));
  }

  applications(options?: Partial<OpenAiOptions>): OpenAiApplications {
    return new OpenAiApplications(this.model(options));
  }

  model(given: Partial<OpenAiOptions> = {}): ModelServer {
    return new ModelServer({
      apiKey: 'test-key',
      baseUrl: this.server.baseUrl,
      model: 'test-model',
      transcribeModel: 'whisper-1',
      transcribeMaxBytes: 2 ** 20,
      maxInputTokens: 50_000,
      maxOutputTokens: 8_000,
      deadlineMs: 10_000,
      prices: null,
      backoffMs: 1,
      ...given,
    });
  }

  draft(text?: string, options?: Partial<OpenAiOptions>) {
    return this.engine(options).draft(material(text), watching().hooks);
  }
}
