import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aRoadmap, aUser } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { guestProgress } from './guest-progress.ts';
import { ResumePlace } from './resume-place.tsx';

const roadmap = aRoadmap({ id: 'r1' }, [
  { id: 'a', title: 'Open one envelope' },
  { id: 'b', title: 'Call the bank' },
]);
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    '/api/user': refused(401, 'Please log in first.'),
    '/api/roadmaps/r1': { body: roadmap },
  });
});
afterEach(() => {
  guestProgress.transferTo(1, () => true);
});

function tick(roadmapId: string, stepId: string): void {
  const ticks = [{ stepId, completed: true, at: new Date().toISOString() }];
  act(() => void guestProgress.add(roadmapId, ticks, ['a', 'b']));
}
const resume = () => screen.queryByRole('heading', { name: 'Pick up where you left off' });

describe('what a guest has begun on this device', () => {
  it('is offered with its next step, and Create Account to keep it', async () => {
    tick('r1', 'a');
    renderScreen(<ResumePlace />);
    const link = await screen.findByRole('link', { name: /Call the bank/ });
    expect(link.getAttribute('href')).toBe('/roadmap/r1?step=b');
    expect(link.textContent).toContain('1 of 2 steps on Out of debt');
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/auth?tab=register',
    );
  });

  it('leads to the end where every step is ticked', async () => {
    tick('r1', 'a');
    tick('r1', 'b');
    renderScreen(<ResumePlace />);
    expect((await screen.findByRole('link', { name: /Look back/ })).getAttribute('href')).toBe(
      '/roadmap/r1/done',
    );
  });

  it('leaves out a roadmap that is not published any more', async () => {
    tick('gone', 'a');
    renderScreen(<ResumePlace />);
    await waitFor(() => expect(api.requests).toContain('/api/roadmaps/gone'));
    await waitFor(() => expect(resume()).toBeNull());
  });

  it.each([
    ['a guest without ticks', false],
    ['a user', true],
  ])('is not offered to %s', async (_, isUser) => {
    if (isUser) {
      tick('r1', 'a');
      api.responses['/api/user'] = { body: aUser() };
    }
    renderScreen(<ResumePlace />);
    await waitFor(() => expect(api.requests).toContain('/api/user'));
    expect(resume()).toBeNull();
    expect(api.requests).not.toContain('/api/roadmaps/r1');
  });
});
