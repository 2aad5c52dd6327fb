import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes query parameters without a new history entry; null removes a parameter. */
export function useChangeParams(): (values: Record<string, string | null>) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    (values) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value === null) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
}
