// guarantees: The player and the document viewer work by keyboard under our content policy
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { setSingleKeys } from '../../lib/shortcuts.ts';
import { fakePlayer } from '../../testing/fake-player.ts';
import { MediaPlayer } from './media-player.tsx';
import type { MediaPlayerProps } from './media-player-props.ts';

const TITLE = 'A morning by the harbour';

beforeEach(() => {
  fakePlayer();
  setSingleKeys(true);
});

let element: HTMLMediaElement;

/** Shows a minute of media, loaded. */
async function open(props: Partial<MediaPlayerProps> = {}): Promise<void> {
  const { container } = render(<MediaPlayer src="/a.webm" type="video" title={TITLE} {...props} />);
  await screen.findByRole('button', { name: 'Play' });
  // The store attaches the element in a microtask.
  await act(async () => {});
  element = container.querySelector('video, audio')!;
  Object.defineProperty(element, 'duration', { value: 60, configurable: true });
  fire('loadedmetadata');
  fire('durationchange');
}

const fire = (name: string) => act(() => void element.dispatchEvent(new Event(name)));
const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string, target: Element = button('Play')) => fireEvent.keyDown(target, { key });
const status = () => screen.getByRole('status').textContent;
const position = () => screen.getByRole('slider', { name: `Position in ${TITLE}` });
const volume = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' });
const moveTo = (seconds: number) => {
  element.currentTime = seconds;
  fire('timeupdate');
};

describe('a player', () => {
  it('plays and pauses by its button, and by k wherever the focus is', async () => {
    await open();
    fireEvent.click(button('Play'));
    expect(element.paused).toBe(false);
    press('k', volume());
    expect(element.paused).toBe(true);
    expect(status()).toBe('Paused');
  });

  it('moves by ten seconds, within its bounds', async () => {
    await open();
    press('j');
    expect(element.currentTime).toBe(0);
    press('l');
    press('ArrowRight');
    expect(element.currentTime).toBe(20);
    expect(status()).toBe('0:20 of 1:00');
    fireEvent.click(button('Back 10 seconds'));
    expect(element.currentTime).toBe(10);
    moveTo(55);
    fireEvent.click(button('Forward 10 seconds'));
    expect(element.currentTime).toBe(60);
    fire('timeupdate');
    press('ArrowLeft', position());
    expect(element.currentTime).toBe(50);
  });

  it('sets the volume from 0 to 1 and mutes', async () => {
    await open();
    fireEvent.change(volume(), { target: { value: '0.3' } });
    expect(element.volume).toBe(0.3);
    press('ArrowDown');
    expect(element.volume).toBe(0.2);
    expect(status()).toBe('Volume 20%');
    press('m');
    expect(element.muted).toBe(true);
    await screen.findByRole('button', { name: 'Unmute' });
    expect(volume().value).toBe('0');
    press('ArrowUp');
    expect([element.muted, element.volume]).toEqual([false, 0.3]);
    fireEvent.change(volume(), { target: { value: '1' } });
    press('ArrowUp');
    expect(element.volume).toBe(1);
  });

  it('leaves keys to the browser and to the control that has the focus', async () => {
    await open();
    press(' ');
    press(' ', button('Mute'));
    fireEvent.keyDown(button('Play'), { key: 'l', ctrlKey: true });
    press('ArrowRight', volume());
    press('l', screen.getByRole('combobox', { name: 'Speed' }));
    expect([element.paused, element.currentTime]).toEqual([true, 0]);
    setSingleKeys(false);
    press('l');
    expect(element.currentTime).toBe(0);
    press('ArrowRight');
    expect(element.currentTime).toBe(10);
  });

  it('changes the speed', async () => {
    await open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '1.5' } });
    expect(element.playbackRate).toBe(1.5);
  });

  it('starts where a user stopped, except at the end, and reports the position', async () => {
    const onPosition = jest.fn();
    await open({ startAt: 42, onPosition });
    expect(element.currentTime).toBe(42);
    moveTo(44);
    expect(onPosition).not.toHaveBeenCalled();
    moveTo(47.4);
    expect(onPosition).toHaveBeenLastCalledWith(47);
    element.currentTime = 49;
    fire('pause');
    expect(onPosition).toHaveBeenLastCalledWith(49);
  });

  it('starts at the beginning for a user who stopped at the end', async () => {
    await open({ startAt: 60 });
    expect(element.currentTime).toBe(0);
  });

  it('reports the position and stops when it is removed', async () => {
    const onPosition = jest.fn();
    const { unmount, container } = render(
      <MediaPlayer src="/a.wav" type="audio" title={TITLE} onPosition={onPosition} />,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
    const audio = container.querySelector('audio')!;
    audio.currentTime = 3.9;
    unmount();
    expect(audio.paused).toBe(true);
    expect(onPosition).toHaveBeenLastCalledWith(3);
  });

  it('offers captions only if there are some, and full screen not for audio', async () => {
    await open({ type: 'audio' });
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
    press('c');
    expect(status()).toBe('There are no captions');
  });

  it('shows why the file did not load, and resumes at the same position after a retry', async () => {
    await open();
    moveTo(30);
    Object.defineProperty(element, 'error', { value: { code: 2 }, configurable: true });
    fire('error');
    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.');
    Object.defineProperty(element, 'error', { value: null, configurable: true });
    fireEvent.click(button('Try again'));
    element.currentTime = 0;
    fire('emptied');
    fire('loadedmetadata');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(element.currentTime).toBe(30);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pause');
  });
});
