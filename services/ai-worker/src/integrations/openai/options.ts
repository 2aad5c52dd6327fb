export interface OpenAiOptions {
  apiKey: string | undefined;
  /** Absent: OpenAI itself. */
  baseUrl: string | undefined;
  model: string;
  transcribeModel: string;
  transcribeMaxBytes: number; // of one request
  maxInputTokens: number;
  maxOutputTokens: number;
  deadlineMs: number; // for all calls of a run
  prices: { input: number; output: number } | null; // USD per million tokens
  stallMs?: number; // between two pieces of a response; default 60000
  backoffMs?: number; // before the first repeat without Retry-After; default 1000
}
