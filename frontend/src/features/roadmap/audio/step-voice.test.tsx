// guarantees: Captions follow the words, also where names were replaced; the next step's clip follows only once chosen
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Step } from '@waymark/contracts/roadmaps/http';
import { aRoadmap } from '#testing/directory-samples.ts';
import { fakePlayer } from '#testing/fake-player.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
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
const showAll = (...given: Partial<Shown>[]) => {
  const steps = given.map((one, at) => ({ title: `Step ${at}`, voice: { ...voice, ...one } }));
  const [stage] = aRoadmap({}, steps).stages;
  return renderScreen(stage!.steps.map((step) => <StepVoice key={step.id} step={step} mentor="Rosa" />));
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

  it('goes back ten seconds within its part, and plays faster', () => {
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

  it('plays only its part of a longer file, and starts again at the beginning of that part', () => {
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

  it('is labelled where a program spoke it, without the name of the mentor', () => {
    show({ sampleVoice: true });
    expect(screen.getByText('Sample voice, made by a program')).toBeTruthy();
    expect(screen.queryByText(/Rosa’s voice/)).toBeNull();
  });

  it('is operated by keys while the focus is in it', () => {
    show({});
    const player = screen.getByRole('group', { name: /^Recording: Rosa on/ });
    fireEvent.keyDown(player, { key: ' ' });
    expect(audio().paused).toBe(false);
    moveTo(14);
    fireEvent.keyDown(player, { key: 'ArrowRight' });
    expect(audio().currentTime).toBe(19);
    fireEvent.keyDown(player, { key: 'j' });
    expect(audio().currentTime).toBe(9);
    fireEvent.keyDown(player, { key: 'ArrowLeft' });
    expect(audio().currentTime).toBe(4);
    fireEvent.keyDown(player, { key: ' ' });
    expect(audio().paused).toBe(true);
  });

  it('plays at the speed that was chosen, also in another player', () => {
    const { unmount } = show({});
    fireEvent.click(button(/^Play/));
    fireEvent.click(button(/^1×/));
    unmount();
    show({});
    expect(audio().playbackRate).toBe(1.25);
  });
});

describe('the words of a step', () => {
  const captions = (unit: 'word' | 'sentence', ...cues: [number, number][]) => ({
    captions: { unit, cues: cues.map(([at, seconds]) => ({ at, seconds })) },
  });
  const litWords = () => document.querySelector('[data-said="now"]')?.textContent;

  it('are lit word by word while the clip plays', () => {
    show(captions('word', [0, 0.2], [2, 0.6], [9, 1.1], [15, 1.5]));
    expect(screen.queryByRole('region', { name: 'Words of the recording' })).toBeNull();
    fireEvent.click(button(/^Play/));
    expect(litWords()).toBeUndefined();
    moveTo(0.7);
    expect(litWords()).toBe('opened');
    audio().currentTime = 1.6;
    act(() => void jest.advanceTimersByTime(50));
    expect(litWords()).toBe('letter.');
    expect(screen.getByRole('region').textContent).toBe('I opened every letter.');
    expect(document.querySelector('[data-said="now"]')!.className).toContain('underline');
  });

  it('are lit by sentence where only sentences have times, from the beginning of the part', () => {
    show({ start: 5, end: 9, ...captions('sentence', [0, 0], [9, 2]) });
    fireEvent.click(button(/^Play/));
    expect(litWords()).toBe('I opened');
    moveTo(7.5);
    expect(litWords()).toBe('every letter.');
  });

  it('are a transcript where there are no times', () => {
    show({ captions: null });
    fireEvent.click(button(/^Play/));
    expect(screen.getByText('Read the transcript')).toBeTruthy();
    expect(litWords()).toBeUndefined();
  });
});

describe('clips of several steps', () => {
  const audios = () => [...document.querySelectorAll('audio')];
  const finish = (at: number) => {
    audios()[at]!.currentTime = 24.2;
    fireEvent.timeUpdate(audios()[at]!);
  };
  const playing = () => audios().map(({ paused }) => !paused);
  const start = (playOn: boolean) => {
    // The second step quotes the same passage as the first.
    showAll({}, {}, { url: '/api/media/c2' });
    fireEvent.click(button(/on “Step 0”$/));
    if (playOn) fireEvent.click(button(/^Play on/));
    finish(0);
  };

  it('do not play one after the other by default', () => {
    start(false);
    act(() => void jest.advanceTimersByTime(5_000));
    expect(playing()).toEqual([false, false, false]);
  });

  it('play one after the other once this is chosen, announced and without moving the focus', () => {
    start(true);
    button(/^Play on/).focus();
    expect(screen.getByText('Next: “Step 2”').getAttribute('role')).toBe('status');
    expect(playing()).toEqual([false, false, false]);
    act(() => void jest.advanceTimersByTime(2_000));
    expect(playing()).toEqual([false, false, true]);
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: /^Play on/ })[0]);
    expect(screen.queryByText('Next: “Step 2”')).toBeNull();
  });

  it('do not play one after the other when this is cancelled, or when another clip is started', () => {
    start(true);
    fireEvent.click(button(/^Stop here$/));
    act(() => void jest.advanceTimersByTime(5_000));
    expect(playing()).toEqual([false, false, false]);
    fireEvent.click(button(/on “Step 0”$/));
    finish(0);
    fireEvent.click(button(/on “Step 1”$/));
    act(() => void jest.advanceTimersByTime(5_000));
    expect(playing()).toEqual([false, true, false]);
  });
});
