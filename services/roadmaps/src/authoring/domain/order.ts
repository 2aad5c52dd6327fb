import type { OrderBody } from '@waymark/contracts/roadmaps/http';
import { AppError } from '@waymark/kernel/app-error';
import type { StageState, StepState } from './roadmap-state.ts';

/** Error: VALIDATION unless each stage and step is named exactly once. */
export function reorderStages(stages: readonly StageState[], order: OrderBody['stages']): StageState[] {
  const steps = new Map(stages.flatMap((stage) => stage.steps).map((step) => [step.id, step]));
  const remaining = new Map(stages.map((stage) => [stage.id, stage]));
  const ordered = order.map(({ id, steps: stepIds }, index) => ({
    ...take(remaining, id, ['stages', index, 'id']),
    steps: stepIds.map((stepId, at): StepState => take(steps, stepId, ['stages', index, 'steps', at])),
  }));
  if (remaining.size > 0 || steps.size > 0) throw incompleteOrder(['stages']);
  return ordered;
}

function take<T>(from: Map<string, T>, id: string, path: (string | number)[]): T {
  const item = from.get(id);
  if (item === undefined) throw incompleteOrder(path);
  from.delete(id);
  return item;
}

function incompleteOrder(path: (string | number)[]): AppError {
  const message = 'The order must name every stage and every step exactly once. Load the roadmap again.';
  return new AppError('VALIDATION', message, { issues: [{ path, message }] });
}
