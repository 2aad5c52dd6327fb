import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { aRoadmap } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';

const roadmap = aRoadmap({ id: 'r1', isOwner: true, status: 'published', version: 1 }, []);

function Studio() {
  const { state } = useLocation();
  return (
    <>
      <WorkspaceHeader roadmap={roadmap} target={null} onEditTarget={() => {}} />
      <p data-testid="state">{JSON.stringify(state)}</p>
    </>
  );
}

it('says once that a roadmap is live: the address remembers nothing that a reload would say again', async () => {
  new FakeApi({});
  renderScreen(
    <Routes>
      <Route path="/" element={<Navigate to="/studio" state={{ live: true }} />} />
      <Route path="/studio" element={<Studio />} />
    </Routes>,
  );
  const heading = await screen.findByRole('heading', { name: 'It is live' });
  await waitFor(() => expect(screen.getByTestId('state').textContent).toBe('{"inPage":true}'));
  expect(document.activeElement).toBe(heading);
});
