import { useQuery } from '@tanstack/react-query';
import { getConfig } from '@waymark/contracts/identity/routes';
import { call } from './api.ts';

/** What the server says about itself: demo mode and its accounts, and which engine drafts roadmaps. */
export function useConfig() {
  return useQuery({ queryKey: ['config'], queryFn: ({ signal }) => call(getConfig, { signal }) });
}
