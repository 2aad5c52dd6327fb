import { Monitor, Moon, Sun } from 'lucide-react';
import { type Theme, useTheme } from '../../lib/theme.ts';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';

export const themeChoices: { value: Theme; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" className="size-4.5" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" className="size-4.5" /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" className="size-4.5" /> },
];

export function ThemeSwitch({ className }: { className?: string }) {
  const { theme, setTheme } = useTheme();
  return (
    <SegmentedControl
      label="Theme"
      iconOnly
      value={theme}
      onChange={setTheme}
      segments={themeChoices}
      className={className}
    />
  );
}
