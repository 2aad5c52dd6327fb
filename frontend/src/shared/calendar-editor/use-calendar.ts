import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AddAvailabilityBody,
  AddOverrideBody,
  ChangeAvailabilityBody,
  SetCalendarSettingsBody,
  SetPricingBody,
} from '@waymark/contracts/scheduling/calendar';
import { call } from '../../lib/api.ts';

const calendarKey = ['calendar'] as const;

export const useCalendar = () =>
  useQuery({ queryKey: calendarKey, queryFn: ({ signal }) => call('GET /api/mentor/calendar', { signal }) });

/** Also invalidates what learners see: prices on cards, free slots. */
function invalidateCalendar(client: QueryClient): Promise<unknown> {
  for (const key of ['mentor', 'mentors', 'slots', 'pricing', 'availability']) {
    void client.invalidateQueries({ queryKey: [key] });
  }
  return client.invalidateQueries({ queryKey: calendarKey });
}

/** A change of the calendar; settles after the new calendar is loaded. */
function useChange<Body, Result>(change: (body: Body) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after an error: another device may have changed the calendar.
    onSettled: () => invalidateCalendar(client),
  });
}

export const useSetPricing = () =>
  useChange((body: SetPricingBody) => call('POST /api/mentor/pricing', { body }));
export const useAddHours = () =>
  useChange((body: AddAvailabilityBody) => call('POST /api/mentor/availability', { body }));
export const useChangeHours = (id: string) =>
  useChange((body: ChangeAvailabilityBody) =>
    call('PATCH /api/mentor/availability/{id}', { params: { id }, body }),
  );
export const useRemoveHours = () =>
  useChange((id: string) => call('DELETE /api/mentor/availability/{id}', { params: { id } }));
export const useAddOverride = () =>
  useChange((body: AddOverrideBody) => call('POST /api/mentor/calendar/overrides', { body }));
export const useRemoveOverride = () =>
  useChange((id: string) => call('DELETE /api/mentor/calendar/overrides/{id}', { params: { id } }));
export const useSetSettings = () =>
  useChange((body: SetCalendarSettingsBody) => call('PUT /api/mentor/calendar/settings', { body }));

/** Adds hours to several days, one request after the other. */
export function useCopyHours() {
  return useChange(async (bodies: AddAvailabilityBody[]) => {
    for (const body of bodies) await call('POST /api/mentor/availability', { body });
  });
}
