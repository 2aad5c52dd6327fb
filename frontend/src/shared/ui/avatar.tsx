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

/** The picture or the mark of a person. Hidden from screen readers, since the name is beside it. */
export function Avatar({ id, name, src, size = 40, className = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const look = {
    className: `inline-block shrink-0 rounded-full bg-sunken object-cover ${className}`,
    style: { width: size, height: size },
  };
  if (src && broken !== src) {
    // Screens have up to two pixels per unit.
    const shown = size > 64 ? src.replace('/128.webp', '/512.webp') : src;
    return <img src={shown} alt="" onError={() => setBroken(src)} {...look} />;
  }
  return (
    <Suspense fallback={<span aria-hidden="true" {...look} />}>
      <PersonMark id={id} name={name} size={size} {...look} />
    </Suspense>
  );
}
