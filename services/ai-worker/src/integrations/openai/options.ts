export interface OpenAiOptions {
  apiKey: string | undefined;
  /** Absent: OpenAI itself. */
  baseUrl: string | undefined;
  model: string;
  transcribeModel: string;
  maxInputTokens: number;
  maxOutputTokens: number;
  /** Milliseconds until the response begins, and between two pieces of it. Default 60000. */
  timeoutMs?: number;
  /** Default 3. */
  maxRetries?: number;
}
