import { setTimeout as sleep } from 'node:timers/promises';
import type { DraftEngine, Drafted, EngineHooks, Material } from '../app/engine.ts';

/** Drafts one stage with one step, which quotes the first sentence, and takes no time or `draftMs`. */
export class NoOpEngine implements DraftEngine {
  readonly name = 'offline';

  constructor(private readonly draftMs = 0) {}

  async draft({ sources }: Material, { signal }: Pick<EngineHooks, 'signal'>): Promise<Drafted> {
    if (this.draftMs > 0) await sleep(this.draftMs, undefined, { signal });
    const [{ id: sourceId, text }] = sources as [Material['sources'][number]];
    const end = text.indexOf('.') + 1;
    const quote = text.slice(0, end);
    const step = {
      ...{ title: quote, description: '', estimatedDuration: null, resourceLinks: [] },
      evidence: { sourceId, quote, start: 0, end },
    };
    const stage = { title: 'One stage', description: '', estimatedDuration: '', steps: [step] };
    return { draft: { stages: [stage], heldBack: [], crisis: false }, usage: null };
  }
}
