import clsx from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'moss' | 'clay' | 'dusk' | 'amber' | 'berry' | 'plum' | 'teal' | 'slate';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  moss: 'bg-moss-soft text-moss',
  clay: 'bg-clay-soft text-clay',
  dusk: 'bg-dusk-soft text-dusk',
  amber: 'bg-amber-soft text-amber',
  berry: 'bg-berry-soft text-berry',
  plum: 'bg-plum-soft text-plum',
  teal: 'bg-teal-soft text-teal',
  slate: 'bg-slate-soft text-slate',
};

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A short label. Its text must express the state without the colour. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      dir="auto"
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs wrap-anywhere font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
