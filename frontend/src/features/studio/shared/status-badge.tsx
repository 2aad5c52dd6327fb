import type { RoadmapStatus } from '@waymark/contracts/roadmaps/http';
import { Badge, type Tone } from '#shared/ui/badge.tsx';

const STATES: Record<RoadmapStatus, { tone: Tone; label: string }> = {
  draft: { tone: 'amber', label: 'Draft' },
  published: { tone: 'moss', label: 'Published' },
  archived: { tone: 'slate', label: 'Archived' },
  hidden: { tone: 'berry', label: 'Hidden' },
};

export const StatusBadge = ({ status }: { status: RoadmapStatus }) => (
  <Badge tone={STATES[status].tone}>{STATES[status].label}</Badge>
);
