import { type ComponentType, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { purposeOf, returnPath } from '../../lib/return-path.ts';
import { useSessionEnded, useUser } from '../../lib/use-user.ts';
import { useGuestPaths } from '../../shared/guest-progress/use-guest-paths.ts';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../shared/ui/tabs.tsx';
import { DemoLogins } from './components/demo-logins.tsx';
import { ForgotPassword } from './components/forgot-password.tsx';
import { KeptTicks } from './components/kept-ticks.tsx';
import { LoginForm } from './components/login-form.tsx';
import { RegisterForm } from './components/register-form.tsx';
import { SidePanel } from './components/side-panel.tsx';

const tabs = {
  login: { label: 'Login', heading: 'Pick up where you left off' },
  register: { label: 'Create Account', heading: 'Start where you are' },
  forgot: { label: 'Forgot Password', heading: 'Find your way back in' },
} as const;
type Tab = keyof typeof tabs;

const panels: Record<Tab, ComponentType<{ onRegistered: () => void }>> = {
  login: LoginForm,
  register: RegisterForm,
  forgot: ForgotPassword,
};

/** Redirects a logged-in user to the page they came from, else home; a new one to the first minute. */
export default function AuthPage() {
  const { user, isLoading } = useUser();
  const ended = useSessionEnded();
  const location = useLocation();
  const purpose = purposeOf(location);
  const [tab, setTab] = useTab();
  const [isNew, setIsNew] = useState(false);
  const begun = useGuestPaths();
  useDocumentTitle(tabs[tab].label);
  if (isLoading) return <TrailLoading className="py-32" />;
  if (user) {
    const to = returnPath(location);
    // Somebody who came for something, or has begun a path, goes on with it.
    return <Navigate to={isNew && to === '/' && begun.length === 0 ? '/welcome' : to} replace />;
  }
  return (
    <div className="page grid items-start gap-10 py-10 md:py-16 lg:grid-cols-[1fr_26rem] lg:gap-20">
      <div className="w-full max-w-lg justify-self-center lg:justify-self-end">
        <h1 className="text-3xl md:text-4xl">{tabs[tab].heading}</h1>
        {ended && (
          <p role="status" className="mt-3 text-muted">
            Your session has ended. Log in to continue where you were.
          </p>
        )}
        {purpose && (
          <p className="tabular mt-3 max-w-measure">
            <strong className="font-semibold">
              {tab === 'register' ? 'Create an account' : 'Log in'} {purpose}.
            </strong>{' '}
            Your choice is kept.
          </p>
        )}
        <Tabs value={tab} onValueChange={(value) => setTab(value as Tab)} className="mt-8">
          <TabsList aria-label="Login, create an account or set a new password">
            {Object.entries(tabs).map(([value, { label }]) => (
              <TabsTrigger key={value} value={value} className="px-2! text-sm sm:px-4! sm:text-base">
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          {Object.entries(panels).map(([value, Panel]) => (
            <TabsContent key={value} value={value}>
              {value === 'register' && <KeptTicks />}
              <Panel onRegistered={() => setIsNew(true)} />
            </TabsContent>
          ))}
        </Tabs>
        <DemoLogins />
      </div>
      <SidePanel />
    </div>
  );
}

/** The tab is in the URL so that pages can link to it; the location state holds the return path. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const named = params.get('tab') ?? '';
  const tab = named in tabs ? (named as Tab) : 'login';
  return [tab, (next) => setParams(next === 'login' ? {} : { tab: next }, { replace: true, state })];
}
