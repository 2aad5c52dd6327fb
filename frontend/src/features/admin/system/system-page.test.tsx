import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ProcessState, SystemState } from '@waymark/contracts/system';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import SystemPage from './system-page.tsx';

const state: SystemState = {
  ...{ version: '0.1.0', startedAt: '2026-11-20T10:00:00.000Z', failures: [], unreadable: [] },
  outbox: { waiting: 0, oldestSeconds: 0 },
  queues: [{ name: 'ai', waiting: 0, active: 0, delayed: 0, failed: 0, oldestSeconds: 0 }],
  lag: { consumers: 9, waiting: 0, unacknowledged: 0, most: null },
};
const aProcess = (
  service: string,
  given: Partial<SystemState> | null,
  disk: ProcessState['disk'] = null,
) => ({
  ...{ service, hasOutbox: service !== 'gateway', disk },
  state: given && { ...state, ...given },
});

function open(...services: ProcessState[]): void {
  new FakeApi({
    '/api/user': { body: aUser({ role: 'admin' }) },
    '/api/admin/demo-accounts': { body: [] },
    '/api/admin/system': { body: services },
  });
  renderScreen(<SystemPage />, '/admin/system');
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('shows version, messages, events, queues and disk, and marks nothing within its limits', async () => {
  open(aProcess('roadmaps', {}), aProcess('gateway', {}, { freeBytes: 50e9, totalBytes: 100e9 }));
  (await row(/^roadmaps/)).getByText(/Version 0\.1\.0, started/);
  (await row(/^Drafts /)).getByText('None');
  screen.getByText('50 GB of 100 GB free');
  screen.getByText('No backup has been made with Waymark');
  expect(screen.queryByText(/Check that/)).toBeNull();
});

it('marks each figure beyond its limit with what to do', async () => {
  const late = { ...state.queues![0]!, waiting: 2, oldestSeconds: 900 };
  open(
    aProcess('roadmaps', {
      outbox: { waiting: 3, oldestSeconds: 300 },
      lag: { consumers: 9, waiting: 500, unacknowledged: 4, most: { event: 'a.b.v1', waiting: 480 } },
      queues: [late],
    }),
    aProcess('gateway', {}, { freeBytes: 5e9, totalBytes: 100e9 }),
  );
  const roadmaps = await row(/^roadmaps/);
  roadmaps.getAllByText('3, the oldest for 5 minutes');
  roadmaps.getAllByText(/They are not published/);
  roadmaps.getAllByText('500, most of a.b.v1, 4 being handled');
  (await row(/^Drafts /)).getByText(/Check that the ai-worker is running/);
  screen.getByText(/Make room/);
});

it('says of each part alone that it cannot be read', async () => {
  open(aProcess('payments', null), aProcess('identity', { outbox: null, lag: null, queues: null }));
  (await row(/^payments/)).getByText('Not responding');
  const identity = await row(/^identity/);
  identity.getAllByText(/Check that the database responds/);
  identity.getAllByText(/Check that NATS responds/);
  screen.getByText('Not all queues can be read now');
  screen.getByText('Not known here: the files are not on a disk that Waymark can see.');
});
