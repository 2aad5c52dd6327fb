import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** The public configuration: demo mode and accounts, and the engine that drafts roadmaps. */
export function useConfig() {
  return useQuery({ queryKey: ['config'], queryFn: ({ signal }) => call('GET /api/config', { signal }) });
}

/** Whether a language model is connected; false while this is not known. */
export const useHasModel = (): boolean => useConfig().data?.aiEngine === 'openai';
