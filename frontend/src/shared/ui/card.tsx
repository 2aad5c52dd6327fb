import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

export function Card({ as: Tag = 'div', className, ...rest }: ComponentProps<'div'> & { as?: ElementType }) {
  return (
    <Tag
      className={clsx(
        'relative rounded-card border border-line bg-raised p-6',
        'transition-[box-shadow,border-color] duration-200 ease-out has-[.card-link]:hover:border-edge has-[.card-link]:hover:shadow-soft',
        className,
      )}
      {...rest}
    />
  );
}

/** Put it in the heading of a card: makes the whole card clickable. */
export function CardLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      className={clsx('card-link rounded-sm after:absolute after:inset-0 after:rounded-card', className)}
      {...rest}
    />
  );
}
