import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** Who runs this installation, where to write, and the operator's texts. They change with a restart only. */
export const useOperator = () =>
  useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => call('GET /api/operator', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
