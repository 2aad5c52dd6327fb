import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { EngineHooks, Material } from '../app/engine.ts';
import { OpenAiCoach } from '../integrations/openai/openai-coach.ts';
import { OpenAiEngine } from '../integrations/openai/openai-engine.ts';
import type { OpenAiOptions } from '../integrations/openai/options.ts';
import { OpenAiTestServer } from './openai-server.ts';

export const SENTENCES = [
  'I was nineteen when I left the farm with a borrowed coat.',
  'My first job was washing dishes in a hotel by the harbour.',
  'Every night I read one chapter of a book on bookkeeping.',
  'After two years the owner let me keep the accounts.',
  'I made a mistake that cost him a month of profit, and I told him the same day.',
  'He kept me, because I had told him.',
  'Later I opened a small office with two friends.',
  'We lost our largest client in the first winter.',
  'I learned to call ten people every morning before nine.',
];
export const TEXT = SENTENCES.join(' ');
export const SOURCE_ID = '0198a0a0-0000-7000-8000-000000000001';
export const material = (text = TEXT): Material => ({
  title: 'From the farm to my own office',
  description: 'How I became a bookkeeper.',
  category: 'Career',
  sources: [{ id: SOURCE_ID, name: 'My story', text }],
});

/** Hooks that record phases and stages. */
export function watching(signal: AbortSignal = new AbortController().signal) {
  const stages: DraftStage[] = [];
  const phases: string[] = [];
  const hooks: EngineHooks = {
    signal,
    onPhase: (phase) => void (phases.at(-1) === phase || phases.push(phase)),
    onStage: (stage) => void stages.push(stage),
  };
  return { hooks, stages, phases };
}

/** The real client against the test server. */
export class EngineBench {
  private constructor(readonly server: OpenAiTestServer) {}

  static async start(): Promise<EngineBench> {
    return new EngineBench(await OpenAiTestServer.start());
  }

  engine(options: Partial<OpenAiOptions> = {}): OpenAiEngine {
    return new OpenAiEngine(this.options(options));
  }

  coach(options: Partial<OpenAiOptions> = {}): OpenAiCoach {
    return new OpenAiCoach(this.options(options));
  }

  private options(given: Partial<OpenAiOptions>): OpenAiOptions {
    return {
      apiKey: 'test-key',
      baseUrl: this.server.baseUrl,
      model: 'test-model',
      transcribeModel: 'whisper-1',
      maxInputTokens: 50_000,
      maxOutputTokens: 8_000,
      timeoutMs: 3_000,
      ...given,
    };
  }

  draft(text?: string, options?: Partial<OpenAiOptions>) {
    return this.engine(options).draft(material(text), watching().hooks);
  }
}
