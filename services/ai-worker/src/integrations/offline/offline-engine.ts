import type { Draft } from '@waymark/contracts/ai/draft';
import { MemoryPool } from '@waymark/platform/sandbox/memory-pool';
import { Sandbox, TaskError } from '@waymark/platform/sandbox/sandbox';
import type { DraftEngine, Drafted, EngineHooks, Material } from '../../app/engine.ts';
import { refuseTooLittle } from '../../domain/material.ts';
import { TooLittleMaterial } from '../../domain/too-little-material.ts';
import type { DraftUpdate } from './draft-task.ts';

const TASK = new URL('./draft-task', import.meta.url);

/**
 * The engine that needs no model. A story of 400 000 words takes two seconds, which would block the event loop, so it
 * computes in a process of its own.
 */
export class OfflineEngine implements DraftEngine {
  readonly name = 'offline';

  private readonly sandbox: Sandbox;

  /** `poolMb`: what all drafts in hand may take together; a draft takes up to 512. */
  constructor(poolMb = 1_024) {
    this.sandbox = new Sandbox({ timeoutMs: 60_000, memoryMb: 512 }, new MemoryPool(poolMb));
  }

  async draft(material: Material, hooks: EngineHooks): Promise<Drafted> {
    // A look that takes no time, before a process is started for nothing.
    if (!material.ghostwriter) refuseTooLittle(material.sources);
    const onMessage = (update: DraftUpdate): void => {
      if ('stage' in update) hooks.onStage(update.stage);
      else hooks.onPhase(update.phase, update.fraction);
    };
    try {
      const { signal } = hooks;
      const draft = await this.sandbox.run<Material, Draft, DraftUpdate>(TASK, material, {
        signal,
        onMessage,
      });
      return { draft, usage: null };
    } catch (error) {
      // Errors lose their class on the way between processes.
      const tooLittle = error instanceof TaskError && error.kind === 'TooLittleMaterial';
      throw tooLittle ? new TooLittleMaterial(error.message) : error;
    }
  }
}
