import { List, Mountain } from 'lucide-react';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import type { ViewMode } from '../view-mode.ts';

const icon = 'hidden size-4.5 sm:block';
const segments = [
  { value: 'journey', label: 'Interactive Journey', icon: <Mountain aria-hidden="true" className={icon} /> },
  { value: 'traditional', label: 'Traditional View', icon: <List aria-hidden="true" className={icon} /> },
] as const;

interface ViewToggleProps {
  mode: ViewMode;
  onChange: (mode: ViewMode) => void;
}

export function ViewToggle({ mode, onChange }: ViewToggleProps) {
  return <SegmentedControl label="View" value={mode} onChange={onChange} segments={segments} />;
}
