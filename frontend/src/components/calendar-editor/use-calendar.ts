import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AddAvailabilityBody,
  AddOverrideBody,
  CalendarSettings,
  ChangeAvailabilityBody,
  SetPricingBody,
} from '@waymark/contracts/scheduling/calendar';
import {
  addAvailability,
  addOverride,
  changeAvailability,
  getCalendar,
  removeAvailability,
  removeOverride,
  setCalendarSettings,
  setPricing,
} from '@waymark/contracts/scheduling/routes';
import { call } from '../../lib/api.ts';

const calendarKey = ['calendar'] as const;

export const useCalendar = () =>
  useQuery({ queryKey: calendarKey, queryFn: ({ signal }) => call(getCalendar, { signal }) });

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

export const useSetPricing = () => useChange((body: SetPricingBody) => call(setPricing, { body }));
export const useAddHours = () => useChange((body: AddAvailabilityBody) => call(addAvailability, { body }));
export const useChangeHours = (id: string) =>
  useChange((body: ChangeAvailabilityBody) => call(changeAvailability, { params: { id }, body }));
export const useRemoveHours = () => useChange((id: string) => call(removeAvailability, { params: { id } }));
export const useAddOverride = () => useChange((body: AddOverrideBody) => call(addOverride, { body }));
export const useRemoveOverride = () => useChange((id: string) => call(removeOverride, { params: { id } }));
export const useSetSettings = () =>
  useChange((body: CalendarSettings) => call(setCalendarSettings, { body }));

/** Adds hours to several days, one request after the other. */
export function useCopyHours() {
  return useChange(async (bodies: AddAvailabilityBody[]) => {
    for (const body of bodies) await call(addAvailability, { body });
  });
}
