import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { ReactNode } from 'react';
import { changeSession, createQueryClient, userKey } from '#lib/query-client.ts';
import { guestProgress } from '#shared/guest-progress/guest-progress.ts';
import { currentToast } from '#shared/ui/toast.ts';
import { aUser } from '#testing/directory-samples.ts';
import { LearnerApi } from '#testing/learner-api.ts';
import ProgressKeeper from './progress-keeper.tsx';
import { tickOutbox } from './tick-outbox.ts';
import { useJourneyProgress } from './use-journey-progress.ts';

const ada = aUser();
const bob = aUser({ id: 2, username: 'bob' });
const roadmap = {
  id: 'r1',
  stages: [
    { id: 's1', steps: [{ id: 'a' }] },
    { id: 's2', steps: [{ id: 'b' }, { id: 'c' }] },
  ],
} as unknown as Roadmap;

let api: LearnerApi;

beforeEach(() => {
  api = new LearnerApi();
  globalThis.fetch = api.fetch;
});
afterEach(() => {
  guestProgress.storageChanged(null);
  tickOutbox.storageChanged(null);
});

/** Renders the hook for a user, together with the progress keeper. */
function open(first: User | null) {
  const client = createQueryClient();
  client.setQueryData(userKey, first);
  api.user = first;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ProgressKeeper />
      {children}
    </QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ user }) => useJourneyProgress(roadmap, user), {
    wrapper,
    initialProps: { user: first },
  });
  return {
    get now() {
      return result.current;
    },
    tick: (stepId: string, completed = true) => act(async () => result.current.tick(stepId, completed)),
    save: () => act(() => result.current.saveNow()),
    become: (user: User | null) =>
      act(async () => {
        api.user = user;
        changeSession(client, user);
        rerender({ user });
      }),
  };
}

describe('without an account', () => {
  it('stores ticks on the device and applies the lock rule', async () => {
    const page = open(null);
    await page.tick('b');
    expect(page.now.progress).toEqual({});
    expect(currentToast()?.description).toContain('finish the stage before this one first');
    await page.tick('a');
    await page.tick('b');
    expect(page.now.progress).toEqual({ a: true, b: true });
    expect(page.now.lastSaved).toBeInstanceOf(Date);
    expect(JSON.parse(localStorage.getItem('roadmap_progress_r1')!)).toMatchObject({
      completedSteps: 2,
      totalSteps: 3,
      userId: null,
    });
  });

  it('merges all ticks once into the account that logs in and clears the device', async () => {
    const page = open(null);
    await page.tick('a');
    await page.become(ada);
    await waitFor(() => expect(api.of(1)).toEqual({ a: true }));
    await waitFor(() => expect(page.now.progress).toEqual({ a: true }));
    expect(localStorage.getItem('roadmap_progress_r1')).toBeNull();
    await page.become(null);
    expect(page.now.progress).toEqual({});
    await page.become(bob);
    await waitFor(() => expect(page.now.isReady).toBe(true));
    expect([page.now.progress, api.of(2)]).toEqual([{}, {}]);
  });
});

describe('with an account', () => {
  it('shows a tick at once and saves it', async () => {
    const page = open(ada);
    await waitFor(() => expect(page.now.isReady).toBe(true));
    await page.tick('a');
    expect(page.now.progress.a).toBe(true);
    await waitFor(() => expect(page.now.pending).toBe(0));
    expect(api.of(1)).toEqual({ a: true });
    expect(page.now.lastSaved).toBeInstanceOf(Date);
    expect(await page.save()).toBe('saved');
  });

  it('shows a tick as pending while offline and sends it later', async () => {
    const page = open(ada);
    await waitFor(() => expect(page.now.isReady).toBe(true));
    api.down = true;
    await page.tick('a');
    expect(page.now).toMatchObject({ progress: { a: true }, pending: 1, offline: true });
    expect(await page.save()).toBe('queued');
    api.down = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(page.now).toMatchObject({ pending: 0, offline: false }));
    expect(api.of(1)).toEqual({ a: true });
  });

  it.each([
    ['locked', 'The stage before comes first.'],
    ['invalid', 'Failed to update progress. Please try again.'],
  ] as const)('reverts a tick that is rejected as %s and shows a reason', async (rejected, description) => {
    const page = open(ada);
    await waitFor(() => expect(page.now.isReady).toBe(true));
    api[rejected].add('a');
    await page.tick('a');
    await waitFor(() => expect(page.now.progress.a).toBeFalsy());
    expect(currentToast()).toMatchObject({ title: 'Error', description });
    expect(page.now.pending).toBe(0);
  });
});

describe('a reset', () => {
  const undo = () => act(async () => currentToast()?.action?.onClick());

  it.each([true, false])('unticks everything and can be undone (server reachable: %p)', async (isThere) => {
    const page = open(ada);
    await waitFor(() => expect(page.now.isReady).toBe(true));
    await page.tick('a');
    await waitFor(() => expect(page.now.pending).toBe(0));
    api.down = !isThere;
    await act(() => page.now.reset());
    await waitFor(() => expect(page.now.progress.a).toBeFalsy());
    await undo();
    await waitFor(() => expect(page.now.progress.a).toBe(true));
    api.down = false;
    await page.save();
    expect(api.of(1)).toEqual({ a: true });
  });

  it('can be undone without an account and preserves later ticks', async () => {
    const page = open(null);
    await page.tick('a');
    await page.tick('b');
    await act(() => page.now.reset());
    expect(page.now.progress).toEqual({ a: false, b: false });
    await page.tick('a');
    await page.tick('a', false);
    await undo();
    expect(page.now.progress).toEqual({ a: false, b: true });
  });
});
