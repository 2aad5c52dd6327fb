import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkedCalendars } from '@waymark/contracts/scheduling/linked-calendars';
import { call } from '../../lib/api.ts';

const linkedKey = ['linked-calendars'] as const;
/** While a calendar that was just linked is read for the first time. */
const FIRST_READING_MS = 2_000;
const REFETCH_MS = 60_000;

const isReading = ({ calendars }: LinkedCalendars): boolean =>
  calendars.some(({ checkedAt }) => checkedAt === null);

export const useLinkedCalendars = () =>
  useQuery({
    queryKey: linkedKey,
    queryFn: ({ signal }) => call('GET /api/mentor/linked-calendars', { signal }),
    refetchInterval: ({ state: { data } }) => (data && isReading(data) ? FIRST_READING_MS : REFETCH_MS),
  });

/** Settles after the list is loaded. Free times of other screens change with it. */
function useChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['slots'] });
      return client.invalidateQueries({ queryKey: linkedKey });
    },
  });
}

export const useLinkCalendar = () =>
  useChange((address: string) => call('POST /api/mentor/linked-calendars', { body: { address } }));
export const useUnlinkCalendar = () =>
  useChange((id: string) => call('DELETE /api/mentor/linked-calendars/{id}', { params: { id } }));
