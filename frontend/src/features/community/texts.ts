import type {
  MemberCategory,
  ResponseTime,
  SupportCategory,
  SupportState,
  Urgency,
} from '@waymark/contracts/community/options';

export const categoryLabels: Record<MemberCategory, string> = {
  tech: 'Tech',
  business: 'Business',
  career: 'Career',
  personal: 'Personal',
};

export const responseTimeLabels: Record<ResponseTime, string> = {
  hours: 'Within hours',
  day: 'Within a day',
  days: 'Within a few days',
  week: 'Within a week',
};

export const supportLabels: Record<SupportCategory, string> = {
  'mentoring-skills': 'Mentoring skills',
  'self-care': 'Self-care',
  'difficult-mentees': 'Difficulties with learners',
  communication: 'Communication',
  boundaries: 'Boundaries',
};

export const urgencyLabels: Record<Urgency, string> = { low: 'Low', medium: 'Medium', high: 'High' };

export const stateLabels: Record<SupportState, string> = { open: 'Open', closed: 'Closed' };

/** The value if it is one of the labels, else undefined. For values from the address. */
export const known = <T extends string>(labels: Record<T, string>, value: string | null): T | undefined =>
  value !== null && Object.hasOwn(labels, value) ? (value as T) : undefined;
