import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aUser } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ViewToggle } from './components/view-toggle.tsx';
import RoadmapPage from './roadmap-page.tsx';

it('explains that there is no such roadmap', async () => {
  new FakeApi({ '/api/user': { body: aUser() }, '/api/roadmaps': refused(404, 'There is none.') });
  renderScreen(
    <Routes>
      <Route path="/roadmap/:id" element={<RoadmapPage />} />
    </Routes>,
    '/roadmap/r1',
  );
  await screen.findByRole('heading', { level: 1, name: 'Roadmap Not Found' });
  screen.getByText("The roadmap you're looking for doesn't exist or has been removed.");
});

it('has two views to choose from', () => {
  renderScreen(<ViewToggle mode="journey" onChange={() => {}} />);
  const views = screen.getAllByRole('radio').map((view) => view.closest('label')?.textContent);
  expect(views).toEqual(['Interactive Journey', 'Traditional View']);
});
