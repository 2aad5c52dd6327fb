import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { helpCountries, helpFor } from '@waymark/safety/help';
import { useEffect, useRef } from 'react';
import { CountryChoice } from './country-choice.tsx';
import { CompactHelp, DiscreetHelp, FullHelp } from './help-frames.tsx';
import { HelpSections, WithPhones } from './help-sections.tsx';
import { useReaderCountry } from './reader-country.ts';
import type { SafetyHelpProps } from './safety-help-props.ts';
import { safetyTexts } from './safety-texts.ts';

interface HelpPanelProps extends Omit<SafetyHelpProps, 'safety'> {
  safety: Safety;
  /** Called with the text for the live region. */
  onShown: (text: string) => void;
}

export default function HelpPanel({ safety, isCompact, takesFocus, onShown, ...rest }: HelpPanelProps) {
  const texts = safetyTexts[safety.language];
  const countries = helpCountries(safety.language);
  const country = useReaderCountry(countries.map(({ code }) => code));
  const help = helpFor(safety, country.code);
  const title = help.discreet ? texts.forYou : help.title;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per result, whatever the country
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    else onShown(title);
  }, [safety]);

  const emergency = help.emergency && (
    <p className="font-semibold">
      <WithPhones text={help.emergency} />
    </p>
  );
  const hasNumbers = help.sections.some(({ text, lines }) => lines.length > 0 || /\d/.test(text));
  const isUrgent = safety.level === 'strong';
  const frame = {
    title,
    heading,
    language: safety.language,
    texts,
    isPrivate: rest.isPrivate ?? false,
    onClose: rest.onClose,
    children: (
      <>
        {isUrgent && emergency}
        <p className="max-w-measure">{help.intro}</p>
        {hasNumbers && <CountryChoice countries={countries} country={country} texts={texts} />}
        <HelpSections sections={help.sections} texts={texts} />
        {!isUrgent && emergency}
        {hasNumbers && (
          <p className="text-xs text-muted">
            {texts.staysHere} {texts.compared} {monthIn(safety.language, help.asOf)}.
          </p>
        )}
      </>
    ),
  };
  if (help.discreet) return <DiscreetHelp {...frame} onErase={rest.onErase} />;
  return isCompact ? <CompactHelp {...frame} /> : <FullHelp {...frame} />;
}

/** `month`: yyyy-mm */
const monthIn = (language: string, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );
