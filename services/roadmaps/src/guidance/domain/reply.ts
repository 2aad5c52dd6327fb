import type { ModelReply } from '@waymark/contracts/ai/reply';
import type { Run } from '../../runs/domain/run.ts';
import type { Engine, RunState, TokenUsage } from '../../runs/domain/run-state.ts';
import { cleanText } from '../../shared/domain/clean-draft.ts';

export const NO_REPLY = 'The AI could not answer this right now.';
export const MAY_NOT_SEND_STORY =
  'The mentor has not allowed the story to be sent to the AI service, which is run by another company.';

/** `userContext`: the question. */
export type ReplyRequest = { userId: number; roadmapId: string; userContext: string };

/** Null for a run of another kind. */
export const toReplyRequest = ({ kind, userId, roadmapId, userContext }: RunState): ReplyRequest | null =>
  kind === 'reply' ? { userId, roadmapId: roadmapId!, userContext: userContext! } : null;

/** Sanitises a reply of an engine. Drops claims on passages that it was not given. */
export function cleanReply({ claims, safety }: ModelReply, passages: readonly string[]): ModelReply {
  if (safety) return { claims: [], safety };
  const clean = claims
    .map((claim) => ({ ...claim, text: cleanText(claim.text) }))
    .filter(
      ({ text, quote, passageId }) =>
        text !== '' && cleanText(quote) === quote.trim() && passages.includes(passageId),
    );
  return { claims: clean };
}

type Replied = { reply: ModelReply; engine: Engine; usage: TokenUsage | null };

/** Ends a run with its reply. A question that got help is erased: another person may see the screen later. */
export function endWithReply(run: Run, result: Replied, now: Date): void {
  if (run.isOver) return;
  const { claims, safety } = result.reply;
  if (safety) Object.assign(run.state, { userContext: '', passages: [] });
  const message = claims.length > 0 ? 'Here is an answer from the story.' : 'The story does not have this.';
  run.succeed(result, message, now);
}
