import type { Milestone } from '@waymark/contracts/roadmaps/timeline';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { TrailPoint } from '#shared/trail/trail.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { OutsideLink } from '#shared/ui/link.tsx';

interface MilestoneCardProps {
  milestone: Milestone;
  isUnsaved: boolean;
  /** The controls of the sortable list. */
  controls: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

export function MilestoneCard({ milestone, isUnsaved, controls, onEdit, onDelete }: MilestoneCardProps) {
  const { year, title, description, steps } = milestone;
  return (
    <Card as="section" aria-label={`${year}: ${title}`} className="p-4">
      <div className="-mt-1 -mr-2 flex flex-wrap items-center justify-between gap-x-2">
        <p className="tabular text-sm font-semibold text-muted">{year}</p>
        <div className="flex min-w-0 flex-wrap">
          {controls}
          <Button size="icon" variant="ghost" aria-label={`Edit ${title}`} onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4.5" />
          </Button>
          <Button size="icon" variant="ghost" aria-label={`Delete ${title}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        </div>
      </div>
      <h4 dir="auto" className="font-serif text-lg break-words">
        {title}
      </h4>
      {description && (
        <p dir="auto" className="mt-1 text-sm break-words text-muted">
          {description}
        </p>
      )}
      {isUnsaved && (
        <Badge tone="amber" className="mt-2">
          Edited, not saved
        </Badge>
      )}
      {steps.length > 0 && (
        <ol className="mt-3 grid gap-2">
          {steps.map((step) => (
            <TrailPoint key={step.id} as="li" kind="step" state="done">
              <p dir="auto" className="break-words">
                {step.title}
              </p>
              {step.resources.map((link) => (
                <p key={link.id} className="text-sm break-all">
                  <OutsideLink href={link.url}>{link.title}</OutsideLink>
                </p>
              ))}
            </TrailPoint>
          ))}
        </ol>
      )}
    </Card>
  );
}
