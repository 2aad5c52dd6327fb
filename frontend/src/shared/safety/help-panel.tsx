import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { helpCountries, helpFor } from '@waymark/safety/help';
import { useEffect, useRef } from 'react';
import { TextLink } from '../ui/link.tsx';
import { CountryChoice } from './country-choice.tsx';
import { DiscreetHelp, FullHelp } from './help-frames.tsx';
import { HelpSections, WithPhones } from './help-sections.tsx';
import { monthIn } from './month-in.ts';
import { useReaderCountry } from './reader-country.ts';
import type { SafetyHelpProps } from './safety-help-props.ts';
import { safetyTexts } from './safety-texts.ts';

interface HelpPanelProps extends Omit<SafetyHelpProps, 'safety'> {
  safety: Safety;
  /** Called with the text for the live region. */
  onShown: (text: string) => void;
}

export default function HelpPanel({ safety, reveal, headingLevel = 3, onShown, ...rest }: HelpPanelProps) {
  const { language } = safety;
  const texts = safetyTexts[language];
  const countries = helpCountries(language);
  const country = useReaderCountry(countries.map(({ code }) => code));
  const help = helpFor(safety, country.code);
  const title = help.discreet ? texts.forYou : help.title;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per result, whatever the country
  useEffect(() => {
    if (reveal) heading.current?.scrollIntoView({ block: 'nearest' });
    if (reveal === 'focus') heading.current?.focus({ preventScroll: true });
    else onShown(title);
  }, [safety]);

  const emergency = help.emergency && (
    <p className={help.isUrgent ? 'text-lg font-semibold' : 'font-semibold'}>
      <WithPhones text={help.emergency} />
    </p>
  );
  const hasNumbers = help.sections.some(({ text, lines }) => lines.length > 0 || /\d/.test(text));
  const frame = {
    title,
    heading,
    headingLevel,
    language,
    texts,
    isPrivate: rest.isPrivate ?? false,
    onClose: rest.onClose,
    children: (
      <>
        {help.isUrgent && emergency}
        <p className="max-w-measure">{help.intro}</p>
        <HelpSections sections={help.sections} texts={texts} headingLevel={headingLevel === 2 ? 3 : 4} />
        {!help.isUrgent && emergency}
        {(hasNumbers || help.emergency) && (
          <CountryChoice countries={countries} country={country} texts={texts} />
        )}
        <p>
          <TextLink to={`/help?lang=${language}`} className="inline-flex min-h-11 items-center">
            {texts.allNumbers}
          </TextLink>
        </p>
        {hasNumbers && (
          <p className="text-xs text-muted">
            {texts.staysHere}
            {help.asOf && ` ${texts.compared} ${monthIn(language, help.asOf)}.`}
          </p>
        )}
      </>
    ),
  };
  return help.discreet ? <DiscreetHelp {...frame} onErase={rest.onErase} /> : <FullHelp {...frame} />;
}
