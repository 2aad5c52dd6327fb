import { useShortcut } from '../../lib/shortcuts.ts';

/** `D` toggles the focused step. */
export function useStepShortcut(): void {
  useShortcut('d', 'Mark the focused step as done', markFocused, 'Roadmap');
}

function markFocused(): void {
  const step = document.activeElement?.closest('[data-step]');
  step?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
}
