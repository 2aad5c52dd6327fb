export interface OpenAiOptions {
  apiKey: string | undefined;
  /** Any server that speaks the protocol; absent: OpenAI itself. */
  baseUrl: string | undefined;
  model: string;
  transcribeModel: string;
  /** Tokens of story that are sent at most. */
  maxInputTokens: number;
  maxOutputTokens: number;
  /** Milliseconds until the answer begins, and between two pieces of it. Default 60000. */
  timeoutMs?: number;
  /** Tries after the first when the server is busy or fails. Default 3. */
  maxRetries?: number;
}
