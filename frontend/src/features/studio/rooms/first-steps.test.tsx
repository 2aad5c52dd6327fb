import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { anApplication } from '#testing/application-samples.ts';
import { aCalendar } from '#testing/calendar-samples.ts';
import { aMentor, aRoadmapCard, aUser } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Gate } from './gate.tsx';

const noPrice = { sessionPrice: null, currency: 'USD' as const, typePrices: { ...usualPrices } };

function open(done: boolean, roadmaps = done ? [aRoadmapCard()] : []): FakeApi {
  const calendar = done ? aCalendar() : aCalendar({ availability: [], pricing: noPrice });
  const api = new FakeApi({
    '/api/mentor/2': { body: aMentor({ bio: done ? 'I was there.' : '' }) },
    '/api/mentor/calendar': { body: calendar },
    '/api/mentor/roadmaps': { body: roadmaps },
  });
  renderScreen(<FirstSteps userId={2} />);
  return api;
}

describe('the first steps of a mentor', () => {
  it('are roadmap, profile, hours and price, each with the way to it', async () => {
    open(false);
    const card = within(await screen.findByRole('region', { name: 'Your first steps' }));
    card.getByText('0 of 4 done');
    const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/mentor/roadmaps#tell',
      '/mentor/profile',
      '/scheduling?tab=availability',
      '/mentor/pricing',
    ]);
  });

  it('keep a draft roadmap open', async () => {
    open(true, [aRoadmapCard({ status: 'draft' })]);
    await screen.findByText('3 of 4 done');
  });

  it('disappear when all are done', async () => {
    const api = open(true);
    await waitFor(() => expect(api.requests).toHaveLength(3));
    expect(screen.queryByRole('region', { name: 'Your first steps' })).toBeNull();
  });
});

describe('the gate of the Studio', () => {
  it.each([
    ['Application Under Review', anApplication(), 'See your application'],
    ['Become a Mentor', anApplication({ status: 'rejected' }), 'Read the feedback'],
    ['Become a Mentor', null, 'Apply to become a mentor'],
  ])('has the title %s', async (title, application, action) => {
    new FakeApi({ '/api/mentor-application': { body: application }, '/api/mentor/roadmaps': { body: [] } });
    renderScreen(<Gate user={aUser()} />);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/apply-mentor');
  });

  it('invites visitors to apply, and lets mentors log in', () => {
    new FakeApi({});
    renderScreen(<Gate user={null} />);
    screen.getByRole('heading', { level: 1, name: 'Become a Mentor' });
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([to('Apply to become a mentor'), to('Log in')]).toEqual(['/apply-mentor', '/auth']);
  });

  it('offers a former mentor to read, take down and export what they made, and to apply again', async () => {
    const roadmap = aRoadmapCard({ status: 'published' });
    const api = new FakeApi({
      '/api/mentor-application': { body: anApplication({ status: 'approved' }) },
      '/api/mentor/roadmaps': { body: [roadmap] },
      'PATCH /api/roadmaps/roadmap1/unpublish': { status: 403, body: { code: 'FORBIDDEN', message: 'No.' } },
    });
    renderScreen(<Gate user={aUser()} />);
    await screen.findByRole('heading', { level: 1, name: 'Become a Mentor' });
    const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('heading', { level: 2, name: 'What you made stays yours' });
    expect(to(/^Apply/)).toBe('/apply-mentor?again=1');
    expect(to(/^Read/)).toBe('/roadmap/roadmap1/preview');
    expect(to(/^Export/)).toBe('/account');
    fireEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    await screen.findByRole('alertdialog', { name: 'Delete this roadmap?' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: /^Unpublish/ }));
    await screen.findByRole('alertdialog', { name: 'Unpublish this roadmap?' });
    expect(api.requests).toContain('/api/mentor/roadmaps?limit=24');
  });
});
