import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { linkStyle } from '../ui/link.tsx';

interface PhoneLinkProps {
  number: string;
  /** Before the number, e.g. "Call". */
  label?: string;
  isInText?: boolean;
}

/** A number to tap. */
export function PhoneLink({ number, label, isInText = false }: PhoneLinkProps) {
  return (
    <a
      href={`tel:${number.replace(/[^\d+*#]/g, '')}`}
      className={clsx(
        linkStyle,
        'tabular font-semibold',
        isInText ? 'px-0.5 py-2' : 'inline-flex min-h-11 items-center gap-1.5',
      )}
    >
      {!isInText && <Phone aria-hidden="true" className="size-4 shrink-0" />}
      {label ? `${label} ${number}` : number}
    </a>
  );
}
