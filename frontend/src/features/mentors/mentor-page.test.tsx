import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '../../lib/query-client.ts';
import { aMentor, aRoadmapCard } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import MentorPage from './mentor-page.tsx';

const ROADMAPS = '/api/roadmaps?mentorId=2&limit=100';
const rosa = aMentor();
const roadmaps = ['roadmap1', 'roadmap2', 'roadmap3'].map((id) => aRoadmapCard({ id, title: `About ${id}` }));
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    '/api/user': refused(401, 'Nobody is logged in.'),
    '/api/mentor/2': { body: rosa },
    [ROADMAPS]: {
      body: [
        { ...roadmaps[0], followers: 1_200 },
        { ...roadmaps[1], followers: 34 },
      ],
    },
  });
});
afterEach(() => {
  cleanup();
  api.restore();
});

function visit(...path: string[]): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={path}>
        <Routes>
          <Route path="/" element={<p>home</p>} />
          <Route path="/mentors" element={<Link to="/mentor/2">Rosa</Link>} />
          <Route path="/mentor/:userId" element={<MentorPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const stat = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling!.textContent;

describe("a mentor's page", () => {
  it('shows who they are, what they know, and their published roadmaps', async () => {
    visit('/mentor/2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Delgado' })).toBeTruthy();
    expect(screen.getByText(/Electrician, widow/)).toBeTruthy();
    expect(screen.getByText('Grief and loss')).toBeTruthy();
    expect(screen.getByText('New mentor')).toBeTruthy();
    expect(await screen.findAllByRole('link', { name: /^Start Journey/ })).toHaveLength(2);
  });

  it('counts followers over all roadmaps, and guesses nothing before they are known', async () => {
    visit('/mentor/2');
    await screen.findByRole('heading', { level: 1, name: 'Rosa Delgado' });
    await screen.findAllByRole('link', { name: /^Start Journey/ });
    expect(stat('Roadmaps')).toBe('2');
    expect(stat('Followers')).toBe('1,234');
    cleanup();
    api.answers[ROADMAPS] = refused(503, 'Back in a moment.');
    visit('/mentor/2');
    expect((await screen.findByRole('alert')).textContent).toContain('The roadmaps did not load');
    expect(stat('Followers')).toBe('–');
  });

  it('reads on where there are more roadmaps than one answer holds', async () => {
    api.answers[ROADMAPS] = { body: [roadmaps[0]], link: `<${ROADMAPS}&cursor=c1>; rel="next"` };
    api.answers[`${ROADMAPS}&cursor=c1`] = { body: [roadmaps[1], roadmaps[2]] };
    visit('/mentor/2');
    expect(await screen.findAllByRole('link', { name: /^Start Journey/ })).toHaveLength(3);
  });

  it('says so when they have written or published nothing', async () => {
    api.answers['/api/mentor/2'] = { body: { ...rosa, bio: '', expertise: [] } };
    api.answers[ROADMAPS] = { body: [] };
    visit('/mentor/2');
    expect(await screen.findByText(/has not written an introduction yet/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No roadmaps yet' })).toBeTruthy();
    expect(screen.queryByText('Areas of expertise')).toBeNull();
  });

  it.each(['/mentor/77', '/mentor/rosa', '/mentor/0', '/mentor/1e3'])('is not found at %p', async (path) => {
    visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mentor Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(api.asked.filter((url) => url.startsWith('/api/mentor/'))).toEqual(
      path === '/mentor/77' ? ['/api/mentor/77'] : [],
    );
  });

  it('leads back to where one came from, and home for somebody from outside', async () => {
    visit('/mentors');
    fireEvent.click(screen.getByText('Rosa'));
    fireEvent.click(await screen.findByRole('link', { name: 'Back' }));
    expect(screen.getByText('Rosa')).toBeTruthy();
    cleanup();
    visit('/mentor/2');
    fireEvent.click(await screen.findByRole('link', { name: 'Back' }));
    expect(await screen.findByText('home')).toBeTruthy();
  });
});
