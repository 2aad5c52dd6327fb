import { List, Mountain } from 'lucide-react';
import { SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import type { RoadmapLook } from '../view-choice.ts';

const icon = 'hidden size-4.5 sm:block';
const segments = [
  { value: 'journey', label: 'Interactive Journey', icon: <Mountain aria-hidden="true" className={icon} /> },
  { value: 'traditional', label: 'Traditional View', icon: <List aria-hidden="true" className={icon} /> },
] as const;

interface ViewToggleProps {
  look: RoadmapLook;
  onChange: (look: RoadmapLook) => void;
}

export function ViewToggle({ look, onChange }: ViewToggleProps) {
  return <SegmentedControl label="How to look at it" value={look} onChange={onChange} segments={segments} />;
}
