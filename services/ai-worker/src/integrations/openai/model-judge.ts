import { HeldBackReason } from '@waymark/contracts/ai/draft';
import type { Usage } from '@waymark/contracts/ai/events';
import type { EngineHooks } from '../../app/engine.ts';
import { sumUsage } from '../../app/sum-usage.ts';
import type { Doubts } from '../../domain/doubts.ts';
import { tokensOf } from './budget.ts';
import type { Deadline } from './deadline.ts';
import type { ModelServer } from './model-server.ts';
import { type Judging, judgeMessages } from './prompts.ts';
import { VerdictForm } from './verdicts.ts';

const FORM = new VerdictForm('verdicts', ['safe', ...HeldBackReason.options], 6_000);

export interface Judged {
  doubts: Doubts;
  /** Null where no call was made. */
  usage: Usage | null;
}

type Hooks = Pick<EngineHooks, 'beginCall' | 'signal'>;

/** One call to a model for a verdict on each item that a model has written. */
export class ModelJudge {
  constructor(private readonly server: ModelServer) {}

  /** Without a usable response nothing is doubted. Errors: the signal's reason. */
  async judge(judging: Judging, hooks: Hooks, deadline: Deadline): Promise<Judged> {
    const opening = judgeMessages(judging, FORM.wire);
    const tokens = opening.reduce((sum, { content }) => sum + tokensOf(content), 0);
    if (judging.items.length === 0 || tokens > this.server.options.maxInputTokens)
      return { doubts: new Map(), usage: null };
    const { verdicts, usage } = await FORM.ask(this.server, opening, hooks, deadline);
    // Of two verdicts on one item the doubt counts.
    const doubts = (verdicts ?? []).flatMap(({ item, verdict }) =>
      verdict === 'safe' ? [] : [[item, verdict] as const],
    );
    return { doubts: new Map(doubts), usage };
  }
}

/** What was written, with the doubts on it. `usage` is that of both calls. */
export const usageOf = (written: Usage, { usage }: Judged): Usage =>
  usage ? sumUsage(written, usage) : written;
