import type { MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import { TriangleAlert } from 'lucide-react';

/** Reasons why learners cannot book, most important first. */
function missingParts({ settings, pricing, availability, overrides }: MentorCalendar): string[] {
  return [
    ...(settings.timezone === null ? ['your time zone is missing (it comes with your first slot)'] : []),
    ...(pricing.sessionPrice === null ? ['your price for 30 minutes is missing (0 is fine)'] : []),
    ...(settings.timezone !== null &&
    availability.length === 0 &&
    !overrides.some(({ kind }) => kind === 'extra')
      ? ['you have no open hours']
      : []),
  ];
}

export function NotBookable({ calendar }: { calendar: MentorCalendar }) {
  const missing = missingParts(calendar);
  if (missing.length === 0) return null;
  return (
    <p
      role="status"
      className="mb-8 flex items-start gap-3 rounded-card border border-line bg-amber-soft px-4 py-3 text-amber"
    >
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <span>
        <strong className="font-semibold">Learners cannot book you yet:</strong> {missing.join(', and ')}.
      </span>
    </p>
  );
}
