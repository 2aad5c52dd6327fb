/** Focuses the checkbox of a step, or the step itself while it cannot be ticked. Null if it is not on the page. */
export function focusStep(stepId: string, options?: FocusOptions): HTMLElement | null {
  const checkbox = document.getElementById(`step-${stepId}`) as HTMLInputElement | null;
  const target = checkbox?.disabled ? checkbox.closest<HTMLElement>('[data-step]') : checkbox;
  target?.focus(options);
  return target;
}
