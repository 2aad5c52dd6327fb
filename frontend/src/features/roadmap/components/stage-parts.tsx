import type { JourneyStageState } from '@waymark/contracts/roadmaps/journey';
import { Clock, Lock } from 'lucide-react';
import { Badge } from '#shared/ui/badge.tsx';

const TONES = { Completed: 'moss', 'In Progress': 'clay', 'Not Started': 'neutral' } as const;

export const StatusBadge = ({ status }: { status: JourneyStageState['status'] }) => (
  <Badge tone={TONES[status]}>{status}</Badge>
);

/** Nothing without a text. */
export const Duration = ({ text }: { text: string | null }) =>
  text && (
    <span className="flex items-center gap-1.5">
      <Clock aria-hidden="true" className="size-4" />
      {text}
    </span>
  );

/** `stage` is the title of the stage that has to be completed first. */
export const LockNotice = ({ stage, className }: { stage: string; className: string }) => (
  <p className={`${className} flex items-start gap-2 text-sm text-muted`}>
    <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
    <span>Opens when “{stage}” is completed. You can read it already.</span>
  </p>
);
