import { useQuery } from '@tanstack/react-query';
import type { MessageCounts } from '@waymark/contracts/community/messages';
import { call } from '#lib/api.ts';
import { countsKey } from './keys.ts';

/** The unread messages and waiting requests of the user; undefined while loading. Kept current by the keeper. */
export const useMessageCounts = (): MessageCounts | undefined =>
  useQuery({
    queryKey: countsKey,
    queryFn: ({ signal }) => call('GET /api/messages/counts', { signal }),
  }).data;
