import type { HelpLine, HelpSection } from '@waymark/safety/help';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkStyle } from '../ui/link.tsx';
import { monthIn } from './month-in.ts';
import { PhoneLink } from './phone-link.tsx';
import type { SafetyTexts } from './safety-texts.ts';

interface HelpSectionsProps {
  sections: readonly HelpSection[];
  texts: SafetyTexts;
  headingLevel: 3 | 4;
}

export function HelpSections({ sections, texts, headingLevel }: HelpSectionsProps) {
  const Heading = `h${headingLevel}` as const;
  return sections.map(({ title, text, lines }) => (
    <div key={title} className="grid gap-2">
      <Heading className="font-sans text-base font-semibold">{title}</Heading>
      {text && (
        <p className="max-w-measure">
          <WithPhones text={text} />
        </p>
      )}
      <HelpLines lines={lines} texts={texts} />
    </div>
  ));
}

interface HelpLinesProps {
  lines: readonly HelpLine[];
  texts: SafetyTexts;
  /** Given: shows the source of each number and the month of the comparison, in this language. */
  sourcesIn?: string;
}

export function HelpLines({ lines, texts, sourcesIn }: HelpLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <Line key={`${line.name} ${line.phone}`} line={line} texts={texts} sourcesIn={sourcesIn} />
      ))}
    </ul>
  );
}

function Line({ line, texts, sourcesIn }: Omit<HelpLinesProps, 'lines'> & { line: HelpLine }) {
  const { name, phone, sms, url, hours, source, checked } = line;
  return (
    <li className="border-t border-line pt-2">
      <p>
        <span className="font-semibold">{name}</span>
        {hours && <span className="text-sm text-muted"> · {hours}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-5">
        {phone && <PhoneLink number={phone} label={texts.call} />}
        {sms && (
          <a
            href={`sms:${sms.replaceAll(/\D/g, '')}`}
            className={`${linkStyle} tabular inline-flex min-h-11 items-center gap-1.5 font-semibold`}
          >
            <MessageSquare aria-hidden="true" className="size-4 shrink-0" />
            {texts.textMessage} {sms}
          </a>
        )}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${linkStyle} inline-flex min-h-11 items-center wrap-anywhere`}
          >
            {hostOf(url)}
          </a>
        )}
      </p>
      {sourcesIn && checked && <Source {...{ source, checked, texts }} language={sourcesIn} />}
    </li>
  );
}

interface SourceProps {
  source: string;
  /** yyyy-mm */
  checked: string;
  texts: SafetyTexts;
  language: string;
}

/** Where a number comes from, and when it was last compared. */
export function Source({ source, checked, texts, language }: SourceProps) {
  return (
    <p className="text-xs text-muted">
      {texts.source}{' '}
      <a
        href={source}
        target="_blank"
        rel="noopener noreferrer"
        className={`${linkStyle} py-2 wrap-anywhere`}
      >
        {hostOf(source)}
      </a>
      , {monthIn(language, checked)}
    </p>
  );
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** A text whose phone numbers can be tapped. */
export function WithPhones({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(/\b\d{2,}(?: \d{2,})*\b/g)) {
    parts.push(text.slice(end, index), <PhoneLink key={index} number={number} isInText />);
    end = index + number.length;
  }
  return [...parts, text.slice(end)];
}
