import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';
import type { ReaderCountry } from './reader-country.ts';
import type { SafetyTexts } from './safety-texts.ts';

interface CountryChoiceProps {
  countries: readonly { code: string; name: string }[];
  country: ReaderCountry;
  texts: SafetyTexts;
}

export function CountryChoice({ countries, country, texts }: CountryChoiceProps) {
  return (
    <Field label={texts.country} hint={country.isGuess && texts.guessed} className="max-w-sm">
      <Select
        name="country"
        autoComplete="off"
        value={country.code ?? ''}
        onChange={(event) => country.choose(event.target.value)}
      >
        {country.code === null && <option value="">{texts.chooseCountry}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
