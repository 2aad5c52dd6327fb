import type { StepMaterial } from '@waymark/contracts/roadmaps/step-materials';
import { CircleSlash } from 'lucide-react';
import { formatDuration, plural } from '../../lib/format.ts';
import { TypeIcon, typeLabels } from './material-type.tsx';

export const titleOf = ({ title }: Pick<StepMaterial, 'title'>): string =>
  title || 'A deleted learning material';

/** "Video · 1:35", "Document · 3 pages". */
export function factsOf({ type, duration, pageCount }: StepMaterial): string {
  const facts = [
    type && typeLabels[type],
    duration !== null && formatDuration(duration),
    pageCount !== null && plural(pageCount, 'page'),
  ];
  return facts.filter(Boolean).join(' · ');
}

export function MaterialIcon({ type, className }: { type: StepMaterial['type']; className?: string }) {
  if (type) return <TypeIcon type={type} className={className} />;
  return <CircleSlash aria-hidden="true" className={className} />;
}
