import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '../../lib/query-client.ts';
import { returnPath } from '../../lib/return-path.ts';
import { ProtectedRoute } from './protected-route.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

const learner = {
  id: 1,
  username: 'ada',
  email: 'a@b.test',
  role: 'learner',
  subscriptionTier: 'free',
  avatar: null,
};

describe('a protected page', () => {
  it('waits while nobody knows yet who is there', () => {
    session(new Promise(() => {}));
    visit('/secret');
    expect(screen.getByRole('status').textContent).toContain('Checking who you are');
    expect(screen.queryByText('the secret')).toBeNull();
  });

  it('opens for somebody who is logged in', async () => {
    session(answer(200, learner));
    visit('/secret');
    expect(await screen.findByText('the secret')).toBeTruthy();
  });

  it('sends everybody else to /auth, with the way back', async () => {
    session(answer(401, { code: 'UNAUTHENTICATED', message: 'Nobody is logged in.' }));
    visit('/secret?tab=2#here');
    expect((await screen.findByText(/^back to/)).textContent).toBe('back to /secret?tab=2#here');
  });

  it('asks to try again when the session could not be read, rather than throwing anybody out', async () => {
    session(answer(503, { code: 'UNAVAILABLE', message: 'Back in a moment.', requestId: 'r-9' }));
    visit('/secret');
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a moment.');
    expect(screen.getByText('r-9')).toBeTruthy();
    session(answer(200, learner));
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(await screen.findByText('the secret')).toBeTruthy();
  });
});

describe('the way back after logging in', () => {
  const cases: [unknown, string][] = [
    ['/roadmap/1?x=2', '/roadmap/1?x=2'],
    [undefined, '/'],
    ['https://evil.test/', '/'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/auth?tab=register', '/'],
    ['/authors', '/authors'],
  ];
  it.each(cases)('from %p leads to %p', (from, expected) => {
    expect(returnPath({ pathname: '/auth', search: '', hash: '', key: 'k', state: { from } })).toBe(expected);
  });
});

function visit(path: string): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/secret" element={<ProtectedRoute>the secret</ProtectedRoute>} />
          <Route path="/auth" element={<WayBack />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function WayBack() {
  return <p>back to {returnPath(useLocation())}</p>;
}

function session(response: Promise<unknown>): void {
  globalThis.fetch = (() => response) as typeof fetch;
}

async function answer(status: number, body: unknown): Promise<unknown> {
  return { ok: status < 400, status, headers: { get: () => null }, text: async () => JSON.stringify(body) };
}
