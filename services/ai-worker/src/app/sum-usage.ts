import type { Usage } from '@waymark/contracts/ai/events';

/** What two conversations used together; the cost is null where one of them is not known. */
export const sumUsage = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  calls: a.calls + b.calls,
  costUsd: a.costUsd === null || b.costUsd === null ? null : a.costUsd + b.costUsd,
});
