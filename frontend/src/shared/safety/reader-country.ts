import { useMemo, useState } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';
import { useReaderLanguage } from '../../lib/reader-language.ts';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { browserZone } from '../../lib/zones.ts';

/** Where the choice is stored, on this device only. */
const STORED = 'country';

export interface ReaderCountry {
  /** ISO code; null if it was neither chosen nor guessed. */
  code: string | null;
  isGuess: boolean;
  choose: (code: string) => void;
}

/**
 * The country the reader chose: here, in the address (`asked`) or on this device before; else a guess among `codes`. On
 * the server the guess is the region of the browser's language; never the address of the network.
 */
export function useReaderCountry(codes: readonly string[], asked: string | null = null): ReaderCountry {
  const onDevice = useOnDevice();
  const [chosenHere, setChosenHere] = useState<string | null>(null);
  const stored = onDevice ? deviceStorage.get(STORED) : null;
  const chosen = [chosenHere, asked, stored].find((code) => code !== null && codes.includes(code)) ?? null;
  const list = codes.join(' ');
  const language = useReaderLanguage();
  const guess = useMemo(
    () => guessCountry(list.split(' '), onDevice ? null : (language ?? 'und')),
    [list, onDevice, language],
  );
  return {
    code: chosen ?? guess,
    isGuess: chosen === null && guess !== null,
    choose(code) {
      deviceStorage.set(STORED, code);
      setChosenHere(code);
    },
  };
}

/** From the language of the HTML alone; without it, the time zone, which moves with the device, comes first. */
function guessCountry(codes: readonly string[], htmlLanguage: string | null): string | null {
  const regions = (htmlLanguage ? [htmlLanguage] : navigator.languages).map(regionOf);
  const byLanguage = codes.find((code) => regions.includes(code)) ?? null;
  if (htmlLanguage) return byLanguage;
  const zones = [new Intl.DateTimeFormat().resolvedOptions().timeZone, browserZone()];
  return codes.find((code) => zonesOf(code).some((zone) => zones.includes(zone))) ?? byLanguage;
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
