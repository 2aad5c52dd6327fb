/** What is booked on the page: half an hour, or the free intro call. */
export type BookedKind = 'standard' | 'intro';

/** Of the address. */
export const bookedKindOf = (params: URLSearchParams): BookedKind =>
  params.get('kind') === 'intro' ? 'intro' : 'standard';
