import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMentor } from '#lib/shared-queries.ts';
import { useCalendar } from '#shared/calendar-editor/use-calendar.ts';
import { Card } from '#shared/ui/card.tsx';
import { linkStyle } from '#shared/ui/link.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useMyRoadmaps } from '../shared/use-my-roadmaps.ts';

interface Step {
  /** The room where it is done. */
  to: string;
  label: string;
  why: string;
  isDone: boolean;
}

/** Leads a new mentor through a first roadmap, profile, hours and price; disappears when all are done. */
export function FirstSteps({ userId }: { userId: number }) {
  const steps = useFirstSteps(userId);
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0;
  if (!steps || done === steps.length) return null;
  return (
    <Card as="section" aria-labelledby="first-steps">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-steps" className="text-2xl">
          Your first steps
        </h2>
        <p className="text-sm text-muted">
          {done} of {steps.length} done
        </p>
      </div>
      <ol className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <Item key={step.to} step={step} number={index + 1} />
        ))}
      </ol>
    </Card>
  );
}

function Item({ step: { to, label, why, isDone }, number }: { step: Step; number: number }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold',
          isDone ? 'bg-moss text-on-moss' : 'border-2 border-dotted border-edge text-muted',
        )}
      >
        {isDone ? <Check className="size-4.5" /> : number}
      </span>
      <span>
        {isDone ? (
          <span className="font-medium text-muted">
            {label} <VisuallyHidden>(done)</VisuallyHidden>
          </span>
        ) : (
          <Link to={to} className={linkStyle}>
            {label}
          </Link>
        )}
        <span className="block text-sm text-muted">{why}</span>
      </span>
    </li>
  );
}

/** Null until everything is known. */
function useFirstSteps(userId: number): Step[] | null {
  const { data: mentor } = useMentor(userId);
  const { data: calendar } = useCalendar();
  const { data: roadmaps } = useMyRoadmaps();
  if (!mentor || !calendar || !roadmaps) return null;
  const all = roadmaps.pages.flatMap(({ items }) => items);
  return [
    {
      to: '/mentor/roadmaps#tell',
      label: 'Publish a first roadmap',
      why: 'Tell your story; the rest comes from it.',
      isDone: all.some(({ status }) => status === 'published'),
    },
    {
      to: '/mentor/profile',
      label: 'Introduce yourself',
      why: 'A few lines people read before they follow you.',
      isDone: mentor.bio.trim() !== '',
    },
    {
      to: '/scheduling?tab=availability',
      label: 'Set your hours',
      why: 'People can only book you during these hours.',
      isDone: calendar.availability.length > 0,
    },
    {
      to: '/mentor/pricing',
      label: 'Set your price',
      why: 'Per 30 minutes; 0 is a free session.',
      isDone: calendar.pricing.sessionPrice !== null,
    },
  ];
}
