import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakePlayer } from '#testing/fake-player.ts';
import { AudioClip } from './voice-clip.tsx';

beforeEach(fakePlayer);

const button = (name: string) => screen.getByRole('button', { name });
const slider = (what: string) => screen.getByRole('slider', { name: `Position in ${what}` });
const audioOf = (index: number) => document.querySelectorAll('audio')[index]!;

describe('a recording', () => {
  it('plays and pauses', () => {
    render(<AudioClip url="/a" duration={20} what="A" />);
    fireEvent.click(button('Play A'));
    expect(audioOf(0).paused).toBe(false);
    fireEvent.click(button('Pause A'));
    expect(audioOf(0).paused).toBe(true);
    expect(button('Play A')).toBeTruthy();
  });

  it('pauses when another one on the page starts', () => {
    render(
      <>
        <AudioClip url="/a" duration={20} what="A" />
        <AudioClip url="/b" duration={20} what="B" />
      </>,
    );
    fireEvent.click(button('Play A'));
    fireEvent.click(button('Play B'));
    expect(audioOf(0).paused).toBe(true);
    expect(audioOf(1).paused).toBe(false);
    expect(button('Play A')).toBeTruthy();
    expect(button('Pause B')).toBeTruthy();
  });

  it('pauses when it is unmounted', () => {
    const { unmount } = render(<AudioClip url="/a" duration={20} what="A" />);
    fireEvent.click(button('Play A'));
    const audio = audioOf(0);
    unmount();
    expect(audio.paused).toBe(true);
  });

  it('is moved by keys within its bounds and announces its position', () => {
    render(<AudioClip url="/a" duration={20} what="A" />);
    fireEvent.keyDown(slider('A'), { key: 'ArrowRight' });
    expect(audioOf(0).currentTime).toBe(5);
    expect(slider('A').getAttribute('aria-valuetext')).toBe('0:05 of 0:20');
    fireEvent.keyDown(slider('A'), { key: 'PageUp' });
    expect(audioOf(0).currentTime).toBe(20);
    fireEvent.keyDown(slider('A'), { key: 'PageDown' });
    expect(audioOf(0).currentTime).toBe(0);
  });

  it('shows an error and can be retried when it did not load', () => {
    render(<AudioClip url="/gone" duration={20} what="A" />);
    fireEvent.click(button('Play A'));
    act(() => void audioOf(0).dispatchEvent(new Event('error')));
    expect(screen.getByRole('alert').textContent).toContain('Audio Not Available');
    fireEvent.click(button('Try again'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
