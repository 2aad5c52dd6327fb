import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { linkStyle } from '../../shared/ui/link.tsx';

/** Each in itself. */
const NAMES: Record<SafetyLanguage, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
};

interface LanguageLinksProps {
  current: SafetyLanguage;
  label: string;
  /** Given where it is in the address. */
  country: string | null;
}

/** The other languages, without new entries in the history. */
export const LanguageLinks = ({ current, label, country }: LanguageLinksProps) => (
  <nav aria-label={label} className="-mx-1.5 flex flex-wrap">
    {(Object.keys(NAMES) as SafetyLanguage[]).map((language) => (
      <Link
        key={language}
        to={`/help?${new URLSearchParams({ lang: language, ...(country && { country }) })}`}
        replace
        lang={language}
        hrefLang={language}
        aria-current={language === current ? 'true' : undefined}
        className={clsx(
          'inline-flex min-h-11 items-center px-1.5',
          language === current ? 'font-semibold' : linkStyle,
        )}
      >
        {NAMES[language]}
      </Link>
    ))}
  </nav>
);
