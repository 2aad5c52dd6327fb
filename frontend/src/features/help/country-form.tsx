import { CountryChoice } from '../../components/safety/country-choice.tsx';
import type { ReaderCountry } from '../../components/safety/reader-country.ts';
import type { SafetyTexts } from '../../components/safety/safety-texts.ts';
import { Button } from '../../components/ui/button.tsx';

interface CountryFormProps {
  countries: readonly { code: string; name: string }[];
  country: ReaderCountry;
  texts: SafetyTexts;
  language: string;
}

/** A form of its own address, so that the country can be chosen without scripts. */
export const CountryForm = ({ countries, country, texts, language }: CountryFormProps) => (
  <form action="/help" className="grid gap-2">
    <input type="hidden" name="lang" value={language} />
    <CountryChoice countries={countries} country={country} texts={texts} />
    <noscript>
      <Button type="submit">{texts.unfold}</Button>
    </noscript>
  </form>
);
