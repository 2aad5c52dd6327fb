import type { Available, MentorSort } from '@waymark/contracts/identity/mentors';
import { isTimeZone } from '@waymark/contracts/time-zone';
import { languageName } from '../../lib/languages.ts';

export const sortLabels: Record<MentorSort, string> = {
  recommended: 'Recommended',
  soonest: 'Next free time',
  price: 'Price, lowest first',
  rating: 'Rating, highest first',
  newest: 'Newest first',
  name: 'Name',
};

export const availableLabels: Record<Available, string> = {
  '1': 'In the next 24 hours',
  '3': 'In the next 3 days',
  '7': 'In the next 7 days',
  any: 'At any time',
};

/** As in the address; '' for a filter that is not set. */
export interface DirectoryFilter {
  q: string;
  expertise: string;
  language: string;
  category: string; // its id
  zone: string;
  available: Available | '';
  /** Whole units of the mentor's currency, as text. */
  min: string;
  max: string;
  free: string; // '1'
  rating: string;
  sort: MentorSort;
}
type Name = keyof DirectoryFilter;

export const noFilter = {
  expertise: null,
  language: null,
  category: null,
  zone: null,
  available: null,
  min: null,
  max: null,
  free: null,
  rating: null,
};

const MAX_UNITS = 1_000_000;
const isPrice = (text: string): boolean => /^\d{1,7}$/.test(text) && Number(text) <= MAX_UNITS;

const isAvailable = (value: string): value is Available => Object.hasOwn(availableLabels, value);

const valid: Record<Exclude<Name, 'q' | 'sort'>, (value: string) => boolean> = {
  expertise: (area) => area.length <= 60,
  language: (code) => languageName(code) !== undefined,
  category: (id) => /^[\w-]{1,64}$/.test(id),
  zone: isTimeZone,
  available: isAvailable,
  min: isPrice,
  max: isPrice,
  free: (value) => value === '1',
  rating: (value) => ['3', '4', '4.5'].includes(value),
};

const isSort = (value: string): value is MentorSort => Object.hasOwn(sortLabels, value);

/** Ignores values that the server would reject: an address can be typed. */
export function filterOf(params: URLSearchParams): DirectoryFilter {
  const read = (name: keyof typeof valid) => {
    const value = params.get(name)?.trim() ?? '';
    return value !== '' && valid[name](value) ? value : '';
  };
  const sort = params.get('sort') ?? '';
  const available = read('available');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    expertise: read('expertise'),
    language: read('language'),
    category: read('category'),
    zone: read('zone'),
    available: isAvailable(available) ? available : '',
    min: read('min'),
    max: read('max'),
    free: read('free'),
    rating: read('rating'),
    sort: isSort(sort) ? sort : 'recommended',
  };
}

/** The filters that are set, apart from the search and the order. */
export const countFilters = (filter: DirectoryFilter): number =>
  Object.keys(noFilter).filter((name) => filter[name as Name] !== '').length;

const CENTS = 100;
const cents = (units: string): number | undefined => (units === '' ? undefined : Number(units) * CENTS);

/** The query of GET /api/mentors. */
export const queryOf = ({ q, expertise, language, category, zone, ...filter }: DirectoryFilter) => ({
  sort: filter.sort,
  ...{ q, expertise, language, zone, categoryId: category },
  available: filter.available || undefined,
  free: filter.free ? ('true' as const) : undefined,
  minPrice: cents(filter.min),
  maxPrice: cents(filter.max),
  minRating: filter.rating === '' ? undefined : Number(filter.rating),
});
