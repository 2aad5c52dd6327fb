/** The state of a navigation within one page, after which scroll position and focus stay. */
export const IN_PAGE = { inPage: true };

export const isInPage = (state: unknown): boolean => (state as { inPage?: boolean } | null)?.inPage === true;
