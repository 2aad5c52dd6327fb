import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aMentor } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { MentorProfileSection } from './mentor-profile-section.tsx';

it('saves areas, languages and the time zone', async () => {
  const saved = aMentor({ languages: ['en', 'pt'], expertise: ['Grief', 'Debt'], timezone: 'Asia/Tokyo' });
  const api = new FakeApi({
    '/api/mentor/2': { body: aMentor() },
    '/api/mentor/profile': { body: saved },
  });
  renderScreen(<MentorProfileSection userId={2} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Spanish' }));
  fireEvent.change(screen.getByLabelText('Languages'), { target: { value: 'pt' } });
  fireEvent.change(screen.getByLabelText('Areas of expertise'), { target: { value: 'Grief\nDebt' } });
  fireEvent.change(screen.getByLabelText('Where you live'), { target: { value: 'Asia/Tokyo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Profile' }));
  const { bio, expertise, languages, timezone } = saved;
  await waitFor(() =>
    expect(api.sent.map(({ body }) => body)).toEqual([{ bio, expertise, languages, timezone }]),
  );
});
