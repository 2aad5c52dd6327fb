import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { linkStyle } from '../ui/link.tsx';

/** A number to tap. `label`: what comes before it, e.g. "Call". */
export function PhoneLink({ number, label }: { number: string; label?: string }) {
  return (
    <a
      href={`tel:${number.replace(/[^\d+*#]/g, '')}`}
      className={clsx(linkStyle, 'tabular inline-flex min-h-10 items-center gap-1.5 font-semibold')}
    >
      <Phone aria-hidden="true" className="size-4 shrink-0" />
      {label ? `${label} ${number}` : number}
    </a>
  );
}
