import type { StoryState } from '@waymark/contracts/roadmaps/user-stories';
import { Badge, type Tone } from '../ui/badge.tsx';

const states: Record<StoryState, { label: string; tone: Tone }> = {
  submitted: { label: 'Waiting to be read', tone: 'amber' },
  published: { label: 'Published', tone: 'moss' },
  rejected: { label: 'Not published', tone: 'clay' },
  withdrawn: { label: 'Withdrawn', tone: 'slate' },
};

export const StoryStateBadge = ({ state }: { state: StoryState }) => (
  <Badge tone={states[state].tone}>{states[state].label}</Badge>
);
