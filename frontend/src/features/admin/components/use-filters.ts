import { useSearchParams } from 'react-router-dom';

/** Filters in the address. An empty value or null removes one. */
export function useFilters(): {
  read: (name: string) => string;
  set: (changes: Record<string, string | null>) => void;
} {
  const [params, setParams] = useSearchParams();
  return {
    read: (name) => params.get(name) ?? '',
    set: (changes) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
  };
}

/** The value if it is one of the options. */
export const oneOf = <T extends string>(options: readonly T[], value: string): T | undefined =>
  options.find((option) => option === value);
