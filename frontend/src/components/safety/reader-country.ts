import { useState } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';
import { browserZone } from '../../lib/zones.ts';

/** Where the choice is stored, on this device only. */
const STORED = 'country';

export interface ReaderCountry {
  /** ISO code; null if it was neither chosen nor guessed. */
  code: string | null;
  isGuess: boolean;
  choose: (code: string) => void;
}

/** The country the reader chose on this device, else a guess among `codes`. */
export function useReaderCountry(codes: readonly string[]): ReaderCountry {
  const [chosen, setChosen] = useState(() => deviceStorage.get(STORED));
  const [guess] = useState(() => guessCountry(codes));
  const isChosen = chosen !== null && codes.includes(chosen);
  return {
    code: isChosen ? chosen : guess,
    isGuess: !isChosen && guess !== null,
    choose(code) {
      deviceStorage.set(STORED, code);
      setChosen(code);
    },
  };
}

/** From the time zone, which moves with the device, before the region of the browser's languages. */
function guessCountry(codes: readonly string[]): string | null {
  const zones = [new Intl.DateTimeFormat().resolvedOptions().timeZone, browserZone()];
  const byZone = codes.find((code) => zonesOf(code).some((zone) => zones.includes(zone)));
  const regions = navigator.languages.map(regionOf);
  return byZone ?? codes.find((code) => regions.includes(code)) ?? null;
}

/** `getTimeZones` was a property once, and some browsers have neither. */
interface LocaleWithZones {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as LocaleWithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

const regionOf = (language: string): string | undefined => new Intl.Locale(language).region;
