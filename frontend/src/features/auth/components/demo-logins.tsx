import { useConfig } from '#lib/use-config.ts';
import { Button } from '#shared/ui/button.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { useLogin } from '../api/use-login.ts';

const showError = (error: Error): void => toastError('Login failed', error, 'Login failed');

/** Rendered only if the server runs in demo mode. */
export function DemoLogins() {
  const { data: config } = useConfig();
  const login = useLogin();
  if (!config?.demoMode) return null;
  return (
    <section aria-labelledby="demo-logins" className="mt-8 rounded-card border border-dashed border-edge p-5">
      <h2 id="demo-logins" className="text-lg">
        Just looking?
      </h2>
      <p className="mt-1 text-sm text-muted">This is a demo. Try one of the accounts below.</p>
      <div className="mt-4 grid gap-2 sm:grid-cols-3">
        {config.demoAccounts.map(({ username, password, role }) => (
          <Button
            key={username}
            size="sm"
            className="px-2!"
            loading={login.isPending && login.variables.username === username}
            onClick={() => login.mutate({ username, password }, { onError: showError })}
          >
            Continue as {role}
          </Button>
        ))}
      </div>
    </section>
  );
}
