import clsx from 'clsx';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';

// The first page stays within its budget of JavaScript.
const PersonMark = lazyPart(() => import('./person-mark.tsx'));

interface AvatarProps {
  /** Determines the mark. */
  id: number | string;
  name: string;
  src?: string | null;
  size?: 32 | 40 | 56 | 80 | 112;
  className?: string;
}

const sizes = { 32: 'size-8', 40: 'size-10', 56: 'size-14', 80: 'size-20', 112: 'size-28' };
const SHOWN = '/128.webp';

/** The picture or the mark of a person. Hidden from screen readers, since the name is beside it. */
export function Avatar({ id, name, src, size = 40, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = clsx('shrink-0 rounded-full', sizes[size], className);
  if (!src || broken === src) {
    return (
      <Suspense fallback={<span aria-hidden="true" className={clsx(shape, 'inline-block bg-sunken')} />}>
        <PersonMark id={id} name={name} size={size} className={shape} />
      </Suspense>
    );
  }
  return (
    <img
      src={src}
      srcSet={srcSetOf(src)}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(src)}
      className={clsx(shape, 'bg-sunken object-cover')}
    />
  );
}

/** Of one of our own pictures. */
const srcSetOf = (src: string): string | undefined =>
  src.endsWith(SHOWN)
    ? [64, 128, 512].map((size) => `${src.replace(SHOWN, `/${size}.webp`)} ${size}w`).join()
    : undefined;
