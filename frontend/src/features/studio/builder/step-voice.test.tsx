import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { StepVoice } from '@waymark/contracts/roadmaps/media';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { StepVoiceChoice } from './step-voice.tsx';

const URL = '/api/sources/s1/permissions';
const voice: StepVoice = {
  ...{ sourceId: 's1', used: true, state: 'ready', url: '/api/media/s1' },
  ...{ start: 2.2, end: 7.3, transcript: null },
};

function show(given: Partial<StepVoice>) {
  const api = new FakeApi({ [URL]: refused(503, 'Waymark is restarting.') });
  const onUse = jest.fn();
  renderScreen(
    <StepVoiceChoice
      {...{ roadmapId: 'r1', title: 'Open it', pending: false, onUse }}
      voice={{ ...voice, ...given }}
    />,
  );
  return { api, onUse };
}
const toggle = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Use my voice here, for “Open it”' });

describe('the choice of a voice', () => {
  it.each<[string, Partial<StepVoice>, boolean, RegExp]>([
    ['used', {}, true, /Learners hear this part/],
    ['not used', { used: false }, false, /do not hear it/],
    ['never allowed', { used: false, state: 'not-allowed' }, false, /allows learners to play this part/],
    ['not allowed any more', { state: 'not-allowed' }, false, /You have not allowed/],
    ['prepared', { state: 'preparing' }, true, /being prepared/],
    ['lost', { state: 'failed' }, true, /could not be prepared/],
  ])('explains a voice that is %s', (_, given, isOn, text) => {
    show(given);
    expect(toggle().checked).toBe(isOn);
    expect(screen.getByText(text).id).toBe(toggle().getAttribute('aria-describedby'));
    expect(screen.getByRole('button', { name: 'Play your voice on “Open it”' })).toBeTruthy();
  });

  it('is made by the switch', () => {
    const { onUse } = show({ used: false, state: 'not-allowed' });
    fireEvent.click(toggle());
    expect(onUse).toHaveBeenCalledWith(true);
  });

  it('allows the recording again where it was chosen before', async () => {
    const { api, onUse } = show({ state: 'not-allowed' });
    fireEvent.click(toggle());
    await waitFor(() => expect(api.sent).toMatchObject([{ body: { permission: 'voice', granted: true } }]));
    expect(onUse).not.toHaveBeenCalled();
  });
});
