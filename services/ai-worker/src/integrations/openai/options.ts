export interface OpenAiOptions {
  apiKey: string | undefined;
  /** Absent: OpenAI itself. */
  baseUrl: string | undefined;
  model: string;
  transcribeModel: string;
  maxInputTokens: number;
  maxOutputTokens: number;
  /** Milliseconds that all calls of a run may take together. */
  deadlineMs: number;
  /** USD per million tokens; null when they are not known. */
  prices: { input: number; output: number } | null;
  /** Milliseconds between two pieces of a response. Default 60000. */
  stallMs?: number;
  /** Milliseconds before a rejected request is repeated without Retry-After, doubling. Default 1000. */
  backoffMs?: number;
}
