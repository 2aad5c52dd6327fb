import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Step } from '@waymark/contracts/roadmaps/http';
import { aRoadmap } from '../../../testing/directory-samples.ts';
import { fakePlayer } from '../../../testing/fake-player.ts';
import { place, renderScreen } from '../../../testing/render-screen.tsx';
import { StepVoice } from './step-voice.tsx';

type Shown = NonNullable<Step['voice']>;

beforeEach(fakePlayer);

const voice: Shown = {
  ...{ sourceId: 's1', used: true, state: 'ready', url: '/api/media/c1' },
  ...{ start: 0, end: 24.2, transcript: 'I opened every letter.' },
};
const show = (given: Partial<Shown> | null) => {
  const roadmap = aRoadmap({}, [{ title: 'Open it', voice: given && { ...voice, ...given } }]);
  return renderScreen(<StepVoice step={roadmap.stages[0]!.steps[0]!} mentor="Rosa" />);
};
const audio = () => document.querySelector('audio')!;
const button = (name: RegExp) => screen.getByRole('button', { name });
const moveTo = (seconds: number) => {
  audio().currentTime = seconds;
  fireEvent.timeUpdate(audio());
};

describe('the voice of a step', () => {
  it('has its length and its words, and shows its controls when it plays', () => {
    show({});
    expect(screen.getByText(/Hear this in Rosa’s voice/).textContent).toContain('· 0:24');
    expect(screen.getByText('I opened every letter.')).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    fireEvent.click(button(/^Play Rosa on/));
    expect(audio().paused).toBe(false);
    expect(screen.getByRole('slider', { name: 'Position in Rosa on “Open it”' })).toBeTruthy();
  });

  it('goes back ten seconds within it, and plays faster', () => {
    show({});
    fireEvent.click(button(/^Play/));
    moveTo(13);
    fireEvent.click(button(/^10 s/));
    expect(audio().currentTime).toBe(3);
    fireEvent.click(button(/^10 s/));
    expect(audio().currentTime).toBe(0);
    fireEvent.click(button(/^1×/));
    expect(audio().playbackRate).toBe(1.25);
  });

  it('plays only its part of a longer file, and begins there again', () => {
    show({ start: 5, end: 9 });
    fireEvent.click(button(/^Play/));
    expect(audio().currentTime).toBe(5);
    moveTo(7);
    expect(screen.getByText('0:02 / 0:04')).toBeTruthy();
    moveTo(9.1);
    expect([audio().paused, audio().currentTime]).toEqual([true, 5]);
  });

  it('is announced while it is prepared', () => {
    show({ state: 'preparing', url: null });
    expect(screen.getByText('Rosa’s voice is being prepared for this step.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[string, Partial<Shown> | null]>([
    ['no voice', null],
    ['one that is not used', { used: false }],
    ['one that may not be played', { state: 'not-allowed' }],
  ])('is absent for a step with %s', (_, given) => {
    expect(show(given).container.textContent).toBe(place());
  });
});
