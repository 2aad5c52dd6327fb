import { useRef } from 'react';
import { newIdempotencyKey } from './api.ts';

/** One key per body: a repeated click or a retry after a lost response takes effect once. */
export function useIdempotencyKey() {
  const last = useRef<{ body: string; key: string } | null>(null);
  return {
    keyOf(body: unknown): string {
      const text = JSON.stringify(body);
      if (last.current?.body !== text) last.current = { body: text, key: newIdempotencyKey() };
      return last.current.key;
    },
    reset(): void {
      last.current = null;
    },
  };
}
