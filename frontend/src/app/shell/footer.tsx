import { ThemeSwitch } from './theme-switch.tsx';

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="page flex flex-wrap items-center justify-between gap-4 py-6 text-sm text-muted">
        <p>Waymark. Marks left by those who walked it before you.</p>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
