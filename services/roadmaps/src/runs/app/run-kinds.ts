import { Inject, Injectable } from '@nestjs/common';
import type { AnyJobType } from '@waymark/contracts/jobs';
import { type AiRun, RunKind } from '@waymark/contracts/roadmaps/runs';
import type { Tx } from '@waymark/database/tx';
import { BootFault } from '@waymark/platform/lifecycle';
import type { ReportReader, Run } from '../domain/run.ts';
import type { ExclusiveWork } from '../domain/run-limits.ts';
import type { RunState } from '../domain/run-state.ts';

/** A kind of AI run, registered by the slice it belongs to: the engine of runs names no kind. */
export interface RunKindDefinition extends ExclusiveWork {
  readonly kind: RunKind;
  readonly job: AnyJobType;
  /** The message of a run that fails after its last attempt. */
  readonly givenUp: string;
  /** Whether only a mentor may start the run again. */
  isForMentors(run: RunState): boolean;
  /** Starts a new run like one that has ended without a result, for the owner of that. */
  startAgain(tx: Tx, run: Run): Promise<AiRun>;
  /** For a kind whose worker reports more than its progress. */
  readonly readReport?: ReportReader;
  /** For a kind whose result is stored before it is applied: applies it. Idempotent; the reconciler repeats it. */
  applyStored?(runId: string): Promise<void>;
  /** Adds to runs of its kind what is read from elsewhere whenever they are shown. */
  complete?(runs: readonly AiRun[], userId: number): Promise<AiRun[]>;
}

/** Injection token of the definitions. */
export const RUN_KINDS = Symbol('RUN_KINDS');

@Injectable()
export class RunKinds {
  private readonly byKind: ReadonlyMap<RunKind, RunKindDefinition>;

  constructor(@Inject(RUN_KINDS) definitions: readonly RunKindDefinition[]) {
    this.byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
    const undefinedKinds = RunKind.options.filter((kind) => !this.byKind.has(kind));
    if (undefinedKinds.length > 0 || definitions.length > this.byKind.size) {
      const defined = definitions.map(({ kind }) => kind).join(', ');
      throw new BootFault([`each kind of run needs one definition; defined are: ${defined}`]);
    }
  }

  of(kind: RunKind): RunKindDefinition {
    return this.byKind.get(kind)!;
  }
}
