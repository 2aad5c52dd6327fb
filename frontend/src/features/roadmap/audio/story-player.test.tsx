import { beforeEach, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { aRoadmap } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { fakePlayer } from '#testing/fake-player.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Story } from './story-player.tsx';

const show = (given: Parameters<typeof aRoadmap>[0]) =>
  renderScreen(<Story roadmap={aRoadmap({ audioUrl: '/api/media/c1', ...given }, [])} />);

beforeEach(fakePlayer);

it('notes at the first play that the recording of the demo is sample data', async () => {
  show({ id: 'roadmap1' });
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
  await expectToast('Audio Playback Note');
});

it('shows that the recording did not load', async () => {
  show({ id: 'r2' });
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
  fireEvent.error(document.querySelector('audio')!);
  await expectToast('Audio Not Available');
});
