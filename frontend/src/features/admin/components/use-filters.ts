import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '#lib/use-change-params.ts';

/** Filters in the address. An empty value or null removes one. */
export function useFilters() {
  const [params] = useSearchParams();
  const change = useChangeParams();
  return {
    read: (name: string): string => params.get(name) ?? '',
    set: (filters: Record<string, string | null>): void =>
      change(Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value || null]))),
  };
}

/** The value if it is one of the options. */
export const oneOf = <T extends string>(options: readonly T[], value: string): T | undefined =>
  options.find((option) => option === value);
