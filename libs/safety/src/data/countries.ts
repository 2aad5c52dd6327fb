import { COMPARED, type Country, DIRECTORY_URL, type Listed } from './line.ts';
import { LISTED } from './lines.ts';

const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export interface ListedCountry extends Country {
  /** The page that states the emergency numbers, and the month (yyyy-mm) of the last comparison. */
  emergencySource: string;
  emergencyChecked: string;
}

const withSources = (code: string, { emergency, lines }: Country<Listed>): ListedCountry => ({
  emergency,
  emergencySource: EUROPEAN_UNION.has(code)
    ? 'https://digital-strategy.ec.europa.eu/en/policies/112'
    : 'https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers',
  emergencyChecked: COMPARED,
  lines: lines.map((one) => ({
    source: `${DIRECTORY_URL}/countries/${code.toLowerCase()}`,
    checked: COMPARED,
    ...one,
  })),
});

export const COUNTRIES: Readonly<Record<string, ListedCountry>> = Object.fromEntries(
  Object.entries(LISTED).map(([code, country]) => [code, withSources(code, country)]),
);
