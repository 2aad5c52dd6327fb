import type { Draft } from '@waymark/contracts/ai/draft';
import type { EngineHooks } from '../../app/engine.ts';
import { type ModelDraft, parseModelStage } from './model-draft.ts';
import { ObjectScanner } from './object-scanner.ts';

const USUAL_STAGES = 5;
/** Stages are two levels within the response: `{ "stages": [ {…} ] }`. */
const STAGE_LEVEL = 2;

/** Reports the stages of a response while it arrives. */
export class StageStream {
  private scanner = new ObjectScanner(STAGE_LEVEL);
  private count = 0;
  private reported = 0;

  constructor(
    private readonly verified: (model: ModelDraft) => Draft,
    private readonly hooks: EngineHooks,
  ) {}

  restart(): void {
    this.count = 0;
    this.scanner = new ObjectScanner(STAGE_LEVEL);
    this.hooks.onPhase('drafting', 0);
  }

  push(piece: string): void {
    for (const json of this.scanner.push(piece)) this.add(json);
  }

  private add(json: string): void {
    const model = parseModelStage(json);
    const [stage] = model ? this.verified({ stages: [model], avoid: [], crisis: false }).stages : [];
    if (!stage) return;
    this.count += 1;
    // A repeated call starts over: stages that were reported once are not reported again.
    if (this.count <= this.reported) return;
    this.reported = this.count;
    this.hooks.onPhase('drafting', Math.min(this.reported / USUAL_STAGES, 0.95));
    this.hooks.onStage(stage);
  }
}
