/**
 * The store of toasts: one at a time, a new one replaces the last. Small, since every page loads it; toaster.tsx, which
 * renders them, is loaded with the first toast.
 */
export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
  action?: { label: string; onClick: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** How long a dismissed toast remains in the store (spec §9). */
export const REMOVE_DELAY_MS = 1_000_000;

let shown: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function toast(message: ToastMessage): number {
  lastId += 1;
  set({ ...message, id: lastId, open: true });
  return lastId;
}

/** Closes the toast with this id, if it is still shown. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  set({ ...shown, open: false });
  removal = setTimeout(() => set(null), REMOVE_DELAY_MS);
}

export const currentToast = (): ShownToast | null => shown;

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: ShownToast | null): void {
  clearTimeout(removal);
  shown = next;
  for (const listener of listeners) listener();
}
