import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aMentor } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import MessagePage from './message-page.tsx';

const visit = (path: string) =>
  renderScreen(
    <Routes>
      <Route path="/mentor/:userId/message" element={<MessagePage />} />
    </Routes>,
    path,
  );

it('links back to the profile and to booking', async () => {
  new FakeApi({ '/api/mentor/2': { body: aMentor() } });
  visit('/mentor/2/message');
  expect(await screen.findByText(/talk to Rosa Delgado/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Book a Session', '/book-session/2'],
    ['Back to Profile', '/mentor/2'],
  ]);
});

it.each(['/mentor/77/message', '/mentor/rosa/message'])('is not found at %s', async (path) => {
  new FakeApi({ '/api/mentor/77': refused(404, 'Mentor not found') });
  visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mentor Not Found' })).toBeTruthy();
});
