import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { returnPath } from '../../lib/return-path.ts';
import { checkedFetch, respond } from '../../testing/contract-responses.ts';
import { aUser } from '../../testing/directory-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ProtectedRoute } from './protected-route.tsx';

describe('a protected page', () => {
  it('shows a status while the session loads', () => {
    session(new Promise(() => {}));
    visit('/secret');
    expect(screen.getByRole('status').textContent).toContain('Loading your account');
    expect(screen.queryByText('the secret')).toBeNull();
  });

  it('renders for a logged-in user', async () => {
    session(respond(200, aUser()));
    visit('/secret');
    expect(await screen.findByText('the secret')).toBeTruthy();
  });

  it('redirects guests to /auth with the return path', async () => {
    session(respond(401, { code: 'UNAUTHENTICATED', message: 'Nobody is logged in.' }));
    visit('/secret?tab=2#here');
    expect((await screen.findByText(/^back to/)).textContent).toBe('back to /secret?tab=2#here');
  });

  it('offers a retry when the session did not load', async () => {
    session(respond(503, { code: 'UNAVAILABLE', message: 'Back in a moment.', requestId: 'r-9' }));
    visit('/secret');
    await screen.findByRole('heading', { name: 'Failed to fetch user' });
    expect(screen.getByRole('alert').textContent).toContain('503: Back in a moment.');
    expect(screen.getByText('r-9')).toBeTruthy();
    session(respond(200, aUser()));
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(await screen.findByText('the secret')).toBeTruthy();
  });
});

describe('the return path', () => {
  const cases: [unknown, string][] = [
    ['/roadmap/1?x=2', '/roadmap/1?x=2'],
    [undefined, '/'],
    ['https://evil.test/', '/'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/auth?tab=register', '/'],
    ['/authors', '/authors'],
  ];
  it.each(cases)('for %p is %p', (from, expected) => {
    expect(returnPath({ pathname: '/auth', search: '', hash: '', key: 'k', state: { from } })).toBe(expected);
  });
});

function visit(path: string): void {
  renderScreen(
    <Routes>
      <Route path="/secret" element={<ProtectedRoute>the secret</ProtectedRoute>} />
      <Route path="/auth" element={<WayBack />} />
    </Routes>,
    path,
  );
}

function WayBack() {
  return <p>back to {returnPath(useLocation())}</p>;
}

function session(response: Promise<Response>): void {
  globalThis.fetch = checkedFetch(() => response);
}
