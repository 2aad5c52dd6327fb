/**
 * When the numbers were last compared: with the pages of their services and findahelpline.com; the poison centres of
 * France with a stored copy of the page named as their source. A number compared at another time carries its own month.
 * The addresses named for emergency numbers and other poison centres were added afterwards, as where to compare next, and
 * not opened then.
 */
export const COMPARED = '2026-11';
export const DIRECTORY_URL = 'https://findahelpline.com';

export const NEEDS = ['crisis', 'poison', 'violence', 'child'] as const;
export type Need = (typeof NEEDS)[number];

export interface Line {
  for: Need;
  name: string;
  phone?: string;
  sms?: string;
  url?: string;
  /** Free, day and night; otherwise its hours are not known here. */
  always?: true;
  /** One of several for parts of a country, listed on the page of all numbers only. */
  regional?: true;
  /** The page that states the number. */
  source: string;
  /** yyyy-mm in which it was last compared with its source. */
  checked: string;
}

/** Without a source of its own, the country's page in the directory above is the source. */
export type Listed = Omit<Line, 'source' | 'checked'> & Partial<Pick<Line, 'source' | 'checked'>>;
type More = Partial<Listed>;

export interface Country<L = Line> {
  /** Where life is at risk; two where medical help and the police differ. */
  emergency: string | readonly [string, string];
  lines: readonly L[];
}

const line = (need: Need, name: string, phone: string, more: More = {}): Listed => ({
  for: need,
  name,
  phone,
  ...more,
});
export const always = { always: true } as const;
export const crisis = (name: string, phone: string, more: More = always) => line('crisis', name, phone, more);
export const violence = (name: string, phone: string, more: More = always) =>
  line('violence', name, phone, more);
export const child = (name: string, phone = '116 111', more: More = {}) => line('child', name, phone, more);
/** The directory lists no poison centres, so each has its own source. */
export const poison = (name: string, phone: string, source: string, more: More = {}) =>
  line('poison', name, phone, { source, ...more });
export const of = (emergency: Country['emergency'], ...lines: Listed[]): Country<Listed> => ({
  emergency,
  lines,
});

export const FRENCH_CENTRES = 'https://centres-antipoison.net';
export const frenchCentre = (city: string, phone: string) =>
  poison(`Centre antipoison · ${city}`, phone, FRENCH_CENTRES, { regional: true });
