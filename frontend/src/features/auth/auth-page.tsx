import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { TrailLoading } from '../../components/trail/trail-states.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { returnPath } from '../../lib/return-path.ts';
import { useUser } from '../../lib/use-user.ts';
import { DemoLogins } from './components/demo-logins.tsx';
import { LoginForm } from './components/login-form.tsx';
import { RegisterForm } from './components/register-form.tsx';
import { SidePanel } from './components/side-panel.tsx';

type Tab = 'login' | 'register';

/** Redirects a logged-in user to the page they came from, else home. */
export default function AuthPage() {
  const { user, isLoading } = useUser();
  const location = useLocation();
  const [tab, setTab] = useTab();
  useDocumentTitle(tab === 'login' ? 'Login' : 'Create Account');
  if (isLoading) return <TrailLoading className="py-32" />;
  if (user) return <Navigate to={returnPath(location)} replace />;
  return (
    <div className="page grid items-start gap-10 py-10 md:py-16 lg:grid-cols-[1fr_26rem] lg:gap-20">
      <div className="w-full max-w-lg justify-self-center lg:justify-self-end">
        <h1 className="text-3xl md:text-4xl">
          {tab === 'login' ? 'Pick up where you left off' : 'Start where you are'}
        </h1>
        <Tabs value={tab} onValueChange={(value) => setTab(value as Tab)} className="mt-8">
          <TabsList aria-label="Login or create an account">
            <TabsTrigger value="login">Login</TabsTrigger>
            <TabsTrigger value="register">Create Account</TabsTrigger>
          </TabsList>
          <TabsContent value="login">
            <LoginForm />
          </TabsContent>
          <TabsContent value="register">
            <RegisterForm />
          </TabsContent>
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
  const tab = params.get('tab') === 'register' ? 'register' : 'login';
  return [tab, (next) => setParams(next === 'login' ? {} : { tab: next }, { replace: true, state })];
}
