import clsx from 'clsx';
import type { ReactNode } from 'react';

interface TrailSectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Side of the trail on wide screens; narrow ones have it on the left. */
  side: 'left' | 'right';
  ground?: 'paper' | 'sunken';
  action?: ReactNode;
  children: ReactNode;
}

export function TrailSection({
  id,
  title,
  lead,
  side,
  ground = 'paper',
  action,
  children,
}: TrailSectionProps) {
  return (
    <section aria-labelledby={id} className={clsx(ground === 'sunken' && 'border-y border-line bg-sunken')}>
      <div className="page py-20 md:py-28">
        <div data-trail-side className={clsx('pl-9', side === 'left' ? 'md:pl-24' : 'md:pr-24 md:pl-0')}>
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 md:mb-10">
            <div>
              <h2 id={id} data-trail-mark="stage" className="text-3xl md:text-4xl">
                {title}
              </h2>
              {lead && <p className="mt-3 max-w-[34rem] text-muted">{lead}</p>}
            </div>
            {action}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
