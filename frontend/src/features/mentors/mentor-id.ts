/** The id in an address; null when it cannot be one. */
export const mentorIdOf = (text = ''): number | null => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);
