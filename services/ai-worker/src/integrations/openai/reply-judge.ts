import type { Usage } from '@waymark/contracts/ai/events';
import type { Claim } from '@waymark/contracts/ai/reply';
import type { EngineHooks } from '../../app/engine.ts';
import type { Deadline } from './deadline.ts';
import type { ModelServer } from './model-server.ts';
import { replyJudgeMessages } from './prompts.ts';
import { VerdictForm } from './verdicts.ts';

const FORM = new VerdictForm(
  'reply_verdicts',
  ['said', 'not-said', 'harm', 'instruction', 'advertisement'],
  2_000,
);

/**
 * One call to a model that reads every claim beside its quote. A claim that it doubts, or gives no verdict on, is left out;
 * without a usable response the claims are checked by the rules alone. Errors: the signal's reason.
 */
export async function judgeReply(
  server: ModelServer,
  claims: readonly Claim[],
  hooks: Pick<EngineHooks, 'beginCall' | 'signal'>,
  deadline: Deadline,
): Promise<{ claims: Claim[]; usage: Usage | null }> {
  const items = claims.map(({ text, quote }, at) => ({ item: at + 1, sentence: text, passage: quote }));
  const { verdicts, usage } = await FORM.ask(server, replyJudgeMessages(items, FORM.wire), hooks, deadline);
  if (!verdicts) return { claims: [...claims], usage };
  // Of two verdicts on one item the doubt counts.
  const isSaid = (item: number): boolean => {
    const of = verdicts.filter((one) => one.item === item);
    return of.length > 0 && of.every(({ verdict }) => verdict === 'said');
  };
  return { claims: claims.filter((_, at) => isSaid(at + 1)), usage };
}
