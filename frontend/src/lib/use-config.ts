import { useQuery } from '@tanstack/react-query';
import { getConfig } from '@waymark/contracts/identity/routes';
import { call } from './api.ts';

/** The public configuration: demo mode and accounts, and the engine that drafts roadmaps. */
export function useConfig() {
  return useQuery({ queryKey: ['config'], queryFn: ({ signal }) => call(getConfig, { signal }) });
}
