import clsx from 'clsx';
import type { ReactNode } from 'react';

interface MentorQuoteProps {
  children: ReactNode;
  /** The speaker, or a label: "In the mentor's words". */
  caption?: ReactNode;
  size?: 'md' | 'lg';
  className?: string;
}

export function MentorQuote({ children, caption, size = 'md', className }: MentorQuoteProps) {
  return (
    <figure className={clsx('border-l-4 border-clay pl-4', className)}>
      {caption && <figcaption className="mb-1 text-xs font-semibold text-clay">{caption}</figcaption>}
      <blockquote
        className={clsx('max-w-measure font-serif', size === 'lg' ? 'text-xl md:text-2xl' : 'text-lg')}
      >
        {children}
      </blockquote>
    </figure>
  );
}
