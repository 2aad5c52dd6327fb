import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anApplication } from '#testing/application-samples.ts';
import { aUser } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { StudioFrame } from './studio-frame.tsx';

function open(forApplicants: boolean, applies: boolean): void {
  new FakeApi({
    '/api/user': { body: aUser({ applies }) },
    '/api/mentor-application': { body: applies ? anApplication() : null },
    '/api/mentor/roadmaps': { body: [] },
  });
  renderScreen(<StudioFrame forApplicants={forApplicants}>{() => <p>The room</p>}</StudioFrame>);
}

describe('the Studio of an applicant', () => {
  it('has the rooms of the story, and says when it can be published', async () => {
    open(true, true);
    await screen.findByText('The room');
    const nav = within(screen.getByRole('navigation', { name: 'Mentor Studio' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Roadmaps', 'AI runs']);
    const waiting = within(screen.getByRole('region', { name: 'Application Under Review' }));
    waiting.getByText(/^You can publish once your application is approved/);
    expect(screen.getAllByText(/business days|hours/i)).toHaveLength(1);
  });

  it('explains the rooms of mentors, and leads to the story', async () => {
    open(false, true);
    await screen.findByRole('heading', { level: 1, name: 'Application Under Review' });
    expect(screen.queryByText('The room')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your story' }).getAttribute('href')).toBe(
      '/mentor/roadmaps',
    );
  });

  it('is closed without an application', async () => {
    open(true, false);
    await screen.findByRole('heading', { level: 1, name: 'Become a Mentor' });
  });
});
