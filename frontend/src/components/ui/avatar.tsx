import clsx from 'clsx';
import { useState } from 'react';

interface AvatarProps {
  /** Determines the colour of the initials. */
  id: number | string;
  name: string;
  src?: string | null;
  size?: 32 | 40 | 56 | 80;
  className?: string;
}

const colours = [
  'bg-moss-soft text-moss',
  'bg-clay-soft text-clay',
  'bg-dusk-soft text-dusk',
  'bg-amber-soft text-amber',
  'bg-plum-soft text-plum',
  'bg-teal-soft text-teal',
  'bg-slate-soft text-slate',
];
const sizes = { 32: 'size-8 text-xs', 40: 'size-10 text-sm', 56: 'size-14 text-xl', 80: 'size-20 text-2xl' };

/** The picture or the initials of a person. Hidden from screen readers, since the name is beside it. */
export function Avatar({ id, name, src, size = 40, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = clsx('shrink-0 rounded-full', sizes[size], className);
  if (src && broken !== src) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        onError={() => setBroken(src)}
        className={clsx(shape, 'object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(shape, 'inline-grid place-items-center font-serif font-medium', colourOf(id))}
    >
      {initials(name)}
    </span>
  );
}

export function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?';
}

function colourOf(id: number | string): string {
  const sum = [...String(id)].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9_973, 7);
  return colours[sum % colours.length]!;
}
