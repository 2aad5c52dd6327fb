import {
  MEDIUM_STEPS,
  type RoadmapLength,
  type RoadmapSort,
  roadmapLengths,
  roadmapSorts,
  SHORT_STEPS,
} from '@waymark/contracts/roadmaps/search';

/** What is in the address of the page; empty for what is not filtered. */
export interface BrowseFilter {
  q: string;
  category: string;
  tag: string;
  length: RoadmapLength | '';
  price: Price | '';
  voice: '1' | '';
  /** Empty: the best match for words, else the newest. */
  sort: RoadmapSort | '';
}

/** Of 30 minutes, in whole units of whatever currency the mentor has. */
export const prices = ['free', '25', '50', '100'] as const;
export type Price = (typeof prices)[number];

export const priceLabels: Record<Price, string> = {
  free: 'Free',
  25: 'Up to 25',
  50: 'Up to 50',
  100: 'Up to 100',
};
export const lengthLabels: Record<RoadmapLength, string> = {
  short: `Short: up to ${SHORT_STEPS} steps`,
  medium: `Medium: ${SHORT_STEPS + 1} to ${MEDIUM_STEPS} steps`,
  long: `Long: over ${MEDIUM_STEPS} steps`,
};
export const sortLabels: Record<RoadmapSort, string> = {
  best: 'Best match',
  newest: 'Newest first',
  followed: 'Most followed',
  shortest: 'Shortest first',
};

export const noFilters = { length: null, price: null, voice: null };

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | '' =>
  values.find((one) => one === value) ?? '';

/** Ignores what the page does not offer. */
export const filterOf = (params: URLSearchParams): BrowseFilter => ({
  q: params.get('q')?.trim().slice(0, 200) ?? '',
  category: params.get('category') ?? '',
  tag: params.get('tag')?.trim().slice(0, 200) ?? '',
  length: oneOf(roadmapLengths, params.get('length')),
  price: oneOf(prices, params.get('price')),
  voice: oneOf(['1'] as const, params.get('voice')),
  sort: oneOf(roadmapSorts, params.get('sort')),
});

/** Of those behind the button. */
export const countFilters = ({ length, price, voice }: BrowseFilter): number =>
  [length, price, voice].filter(Boolean).length;

export const isFiltered = (filter: BrowseFilter): boolean =>
  filter.q !== '' || filter.category !== '' || filter.tag !== '' || countFilters(filter) > 0;

/** As the address of the list takes it. */
export const queryOf = ({ q, category, tag, length, price, voice, sort }: BrowseFilter) => ({
  q: q || undefined,
  categoryId: category || undefined,
  tag: tag || undefined,
  length: length || undefined,
  price: price === '' || price === 'free' ? price || undefined : String(Number(price) * 100),
  voice: voice ? ('true' as const) : undefined,
  sort: sort || undefined,
});
