import type { MessageStep } from '@waymark/contracts/community/messages';
import { Footprints } from 'lucide-react';
import { Link } from 'react-router-dom';
import { stepLink } from '#lib/step-link.ts';

/** The step that a message is about, as a link to it. */
export const StepCard = ({
  step,
}: {
  step: Omit<MessageStep, 'roadmapTitle'> & { roadmapTitle?: string };
}) => (
  <Link
    to={stepLink(step.roadmapId, step.stepId)}
    className="mb-1.5 flex min-h-11 items-center gap-2.5 rounded-control border border-edge bg-raised px-3 py-1.5 text-sm hover:bg-sunken"
  >
    <Footprints aria-hidden="true" className="size-5 shrink-0 text-clay" />
    <span className="min-w-0">
      <span className="block text-xs text-muted">About this step</span>
      <span dir="auto" className="block font-semibold wrap-anywhere">
        {step.title}
      </span>
      {step.roadmapTitle && (
        <span dir="auto" className="block text-xs text-muted wrap-anywhere">
          {step.roadmapTitle}
        </span>
      )}
    </span>
  </Link>
);
