import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserZone, dateIn } from '#lib/zones.ts';
import { useShownZone, ZoneSwitch } from '#shared/talk/zone-switch.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { invalidateSlots, type SlotQuery, useFirstFree, useWeekSlots } from '../api/use-slots.ts';
import { DaySlots, type OnSelect } from './day-slots.tsx';
import { EmptyWeek } from './empty-week.tsx';
import { type Taken, TakenNotice } from './taken-notice.tsx';
import { byDay, daysOfWeek, weekOf } from './week.ts';
import { WeekDays } from './week-days.tsx';

interface SlotPickerProps {
  query: SlotQuery;
  /** Name of the other person, whose zone can be shown. */
  name: string;
  /** Their zone; default: the mentor's. */
  theirZone?: string;
  /** The day to open at; default: the first free one. */
  near?: string;
  selected: string | null;
  /** A visitor logs in to choose one. */
  onSelect: OnSelect;
  taken: Taken | null;
  /** Starts that are held for this user, which are not listed as free. */
  held?: readonly string[];
}

/** Free slots by week and day, in either person's zone. */
export function SlotPicker({
  query,
  name,
  theirZone,
  near,
  selected,
  onSelect,
  taken,
  held = [],
}: SlotPickerProps) {
  const client = useQueryClient();
  const mine = browserZone();
  const first = useFirstFree(query, dateIn(mine, Date.now()), mine);
  const theirs = theirZone ?? first.data?.timezone ?? null;
  const zone = useShownZone(theirs);
  // Until one is chosen, the week of the first free time.
  const [chosenWeek, setWeek] = useState(() => (near ? weekOf(near, mine) : null));
  const firstStart = first.data?.slots[0]?.start;
  useEffect(() => {
    if (chosenWeek === null && firstStart) setWeek(weekOf(firstStart, zone));
  }, [chosenWeek, firstStart, zone]);
  const week = chosenWeek ?? (firstStart ? weekOf(firstStart, zone) : 0);
  // Days of the two zones differ.
  const [chosen, setChosen] = useState<{ day: string; zone: string } | null>(() =>
    near ? { day: dateIn(mine, near), zone: mine } : null,
  );

  const today = dateIn(zone, Date.now());
  const days = daysOfWeek(today, week);
  const slots = useWeekSlots(query, days[0]!, zone);
  const starts = slots.data?.slots.map(({ start }) => start) ?? [];
  const free = byDay(starts, zone);
  const selectedDay = selected && dateIn(zone, selected);
  const preferred = [chosen?.zone === zone ? chosen.day : null, selectedDay].find(
    (day) => day && days.includes(day),
  );
  const heldDays = byDay(held, zone);
  const heldDay = days.find((one) => heldDays.has(one));
  const day = preferred ?? days.find((one) => free.has(one)) ?? heldDay ?? days[0]!;

  function show(start: string) {
    setWeek(weekOf(start, zone));
    setChosen({ day: dateIn(zone, start), zone });
  }
  function goToWeek(next: number) {
    setWeek(next);
    setChosen(null);
  }

  return (
    <div className="grid gap-5">
      <ZoneSwitch theirs={theirs} name={name} at={slots.data?.slots[0]?.start} />
      {taken && !slots.isFetching && (
        <TakenNotice
          taken={taken}
          free={starts}
          zone={zone}
          onSelect={(start) => {
            show(start);
            if (typeof onSelect === 'function') onSelect(start);
          }}
        />
      )}
      <WeekDays
        days={days}
        day={day}
        week={week}
        today={today}
        counts={slots.data ? free : null}
        onDay={(next) => setChosen({ day: next, zone })}
        onWeek={goToWeek}
      />
      {slots.isError && !slots.data ? (
        <ErrorState
          title="The free times did not load"
          error={slots.error}
          onRetry={() => void invalidateSlots(client, query.mentorId)}
        />
      ) : (
        <DaySlots
          day={day}
          starts={slots.data ? (free.get(day) ?? []) : null}
          hasHeld={heldDays.has(day)}
          zone={zone}
          other={zone === mine ? theirs : mine}
          otherName={zone === mine ? name : 'you'}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {slots.data && starts.length === 0 && (
        <EmptyWeek
          query={query}
          zone={zone}
          from={days[0]!}
          hasHeld={heldDay !== undefined}
          onShow={show}
          onFirst={() => goToWeek(0)}
        />
      )}
    </div>
  );
}
