import { COUNTRIES } from './data/countries.ts';

export interface OldLine {
  country: string;
  name: string;
  source: string;
  /** yyyy-mm */
  checked: string;
}

const MAX_MONTHS = 12;

/** The numbers that were last compared with their source more than a year before `now`, oldest first. */
export function oldLines(now: Date): OldLine[] {
  return Object.entries(COUNTRIES)
    .flatMap(([country, { emergency, emergencySource, emergencyChecked, lines }]) => [
      { country, name: [emergency].flat().join(', '), source: emergencySource, checked: emergencyChecked },
      ...lines.map(({ name, phone, source, checked }) => ({
        ...{ country, source, checked },
        name: phone ? `${name} ${phone}` : name,
      })),
    ])
    .filter(({ checked }) => isOld(checked, now))
    .sort((a, b) => a.checked.localeCompare(b.checked) || a.country.localeCompare(b.country));
}

function isOld(checked: string, now: Date): boolean {
  const [year, month] = checked.split('-').map(Number) as [number, number];
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month > MAX_MONTHS;
}
