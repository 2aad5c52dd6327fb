import { Link } from 'react-router-dom';
import { DemoLink } from './demo-link.tsx';
import { operatorLinks } from './links.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const links = [
  { to: '/help', label: 'Help now' },
  { to: '/browse', label: 'Browse Roadmaps' },
  { to: '/mentors', label: 'Mentors' },
  ...operatorLinks,
];

const linkStyle =
  'inline-flex min-h-11 items-center rounded-control px-2 decoration-1 underline-offset-[0.2em] hover:text-ink hover:underline';

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="page flex flex-wrap items-center justify-between gap-4 py-6 text-sm text-muted">
        <p>Waymark. Marks left by those who came this way before you.</p>
        <ThemeSwitch />
        <nav aria-label="Footer" className="-mx-2 flex flex-wrap gap-x-2 basis-full">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className={linkStyle}>
              {label}
            </Link>
          ))}
          <DemoLink className={linkStyle} />
        </nav>
      </div>
    </footer>
  );
}
