import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { helpCountries, helpPage } from '@waymark/safety/help';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useReaderLanguage } from '../../lib/reader-language.ts';
import { useOnDevice } from '../../lib/use-on-device.ts';
import { CountryChoice } from '../../shared/safety/country-choice.tsx';
import { HelpLines, Source, WithPhones } from '../../shared/safety/help-sections.tsx';
import { leavePage, NEUTRAL_PAGE, onTripleEscape } from '../../shared/safety/leave-page.ts';
import { type ReaderCountry, useReaderCountry } from '../../shared/safety/reader-country.ts';
import { type SafetyTexts, safetyTexts } from '../../shared/safety/safety-texts.ts';
import { Button, buttonStyle } from '../../shared/ui/button.tsx';
import { LanguageLinks } from './language-links.tsx';

/** All numbers by country and need. It loads nothing, and works without a login, scripts or a network. */
export default function HelpPage() {
  const [params] = useSearchParams();
  const named = useReaderLanguage();
  const language = languageOf(params.get('lang')) ?? languageOf(named) ?? 'en';
  const texts = safetyTexts[language];
  const countries = helpCountries(language);
  const asked = params.get('country')?.toUpperCase() ?? null;
  const country = useReaderCountry(
    countries.map(({ code }) => code),
    asked,
  );
  const onDevice = useOnDevice();
  // Neutral, for a screen and a history that others may see.
  useDocumentTitle(texts.forYou);
  useEffect(() => onTripleEscape(leavePage), []);
  const { title, intro, emergency, needs } = helpPage(language, country.code);
  return (
    <div lang={language} data-sheet className="page max-w-4xl py-8 md:py-12 print:p-0">
      <div className="sticky top-18 z-20 -mt-2 mb-2 flex justify-end print:hidden">
        <a
          href={NEUTRAL_PAGE}
          rel="noreferrer"
          onClick={(event) => {
            event.preventDefault();
            leavePage();
          }}
          className={`${buttonStyle()} shadow-soft`}
        >
          {texts.leave}
        </a>
      </div>
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-3 max-w-measure text-muted">{intro}</p>
      <div className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-[14rem_1fr] print:hidden">
        <CountryForm {...{ countries, country, texts, language }} />
        <div className="flex flex-wrap items-center justify-between gap-3 self-start sm:pt-6.5">
          <LanguageLinks current={language} label={texts.language} country={asked && country.code} />
          {onDevice && (
            <Button onClick={() => print()}>
              <Printer aria-hidden="true" className="size-4.5" />
              {texts.print}
            </Button>
          )}
        </div>
      </div>
      <p className="hidden font-semibold print:block">
        {countries.find(({ code }) => code === country.code)?.name}
      </p>
      <section
        aria-labelledby="emergency"
        className="mt-8 grid gap-2 rounded-control border border-line border-l-4 border-l-clay bg-raised p-4 md:p-5"
      >
        <h2 id="emergency" className="text-2xl">
          {emergency.title}
        </h2>
        <p className="max-w-measure text-lg">
          <WithPhones text={emergency.text} />
        </p>
        {emergency.source && emergency.checked && (
          <Source source={emergency.source} checked={emergency.checked} {...{ texts, language }} />
        )}
      </section>
      {needs.map(({ need, title, text, lines }) => (
        <section key={need} aria-labelledby={need} className="mt-10 grid gap-3 break-inside-avoid">
          <h2 id={need} className="text-2xl">
            {title}
          </h2>
          <p className="max-w-measure">
            <WithPhones text={text} />
          </p>
          <HelpLines lines={lines} texts={texts} sourcesIn={language} />
        </section>
      ))}
      <p className="mt-10 max-w-measure text-sm text-muted print:hidden">
        {texts.escape} {texts.history}
      </p>
    </div>
  );
}

/** Of a tag such as "de-AT". */
function languageOf(tag: string | null | undefined): SafetyLanguage | null {
  const [language = ''] = tag?.toLowerCase().split('-') ?? [];
  return Object.hasOwn(safetyTexts, language) ? (language as SafetyLanguage) : null;
}

interface CountryFormProps {
  countries: readonly { code: string; name: string }[];
  country: ReaderCountry;
  texts: SafetyTexts;
  language: string;
}

/** A form of its own address, so that the country can be chosen without scripts. */
const CountryForm = ({ countries, country, texts, language }: CountryFormProps) => (
  <form action="/help" className="grid gap-2">
    <input type="hidden" name="lang" value={language} />
    <CountryChoice countries={countries} country={country} texts={texts} />
    <noscript>
      <Button type="submit">{texts.unfold}</Button>
    </noscript>
  </form>
);
