import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export const linkStyle =
  'rounded-sm font-medium text-dusk underline decoration-1 underline-offset-[0.2em] hover:decoration-2';

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={clsx(linkStyle, className)} {...rest} />;
}

const SAFE = /^(?:https?:|mailto:)/i;

/** A user's address: a link for http, https and mailto, else plain text. */
export function OutsideLink({ href, children, className, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (!SAFE.test(href.trim())) return <span className={className}>{children ?? href}</span>;
  return (
    <a
      href={href.trim()}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={clsx(linkStyle, 'wrap-anywhere', className)}
      {...rest}
    >
      {children ?? href}
    </a>
  );
}
