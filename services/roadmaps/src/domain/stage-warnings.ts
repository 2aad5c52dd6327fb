import type { StageBody, Warning } from '@waymark/contracts/roadmaps/http';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';

/**
 * Replaces the texts of warnings with an id, adds those without and removes omitted ones; an absent list changes nothing.
 * Error: VALIDATION for an unknown id.
 */
export function writeWarnings(inputs: StageBody['warnings'], before: readonly Warning[]): Warning[] {
  if (!inputs) return [...before];
  const known = new Map(before.map((warning) => [warning.id, warning]));
  return inputs.map(({ id, text }, index) => {
    if (id === undefined) return { id: newId(), text, evidence: null };
    const warning = known.get(id);
    // A repeated id is unknown the second time.
    known.delete(id);
    if (!warning) throw unknownWarning(index);
    return { ...warning, text };
  });
}

function unknownWarning(index: number): AppError {
  const message = 'This warning is not part of this stage. Load the roadmap again.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['warnings', index, 'id'], message }] });
}
