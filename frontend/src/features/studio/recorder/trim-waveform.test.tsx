import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import { useState } from 'react';
import { fakePlayer } from '#testing/fake-player.ts';
import { TrimTimes } from './trim-times.tsx';
import { TrimWaveform } from './trim-waveform.tsx';

beforeEach(() => {
  fakePlayer();
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => {};
});

const blob = new Blob(['x']);

function Trimmed() {
  const [trim, setTrim] = useState<Trim>({ start: 0, end: 10 });
  return (
    <>
      <TrimWaveform src={blob} seconds={10} levels={[20, 80]} trim={trim} onChange={setTrim} />
      <TrimTimes seconds={10} trim={trim} onChange={setTrim} />
    </>
  );
}

const handle = (name: RegExp) => screen.getByRole('slider', { name });
const times = () => [/^Start of/, /^End of/].map((name) => handle(name).getAttribute('aria-valuetext'));
const keys = (name: RegExp, ...pressed: string[]) => {
  for (const key of pressed) fireEvent.keyDown(handle(name), { key, shiftKey: false });
};

it('is trimmed by keys and by typed times', () => {
  render(<Trimmed />);
  keys(/^Start of/, 'ArrowRight', 'ArrowUp', 'ArrowLeft');
  fireEvent.keyDown(handle(/^Start of/), { key: 'ArrowRight', shiftKey: true });
  keys(/^End of/, 'PageDown');
  expect(times()).toEqual(['0:01.1', '0:05.0']);
  screen.getByText(/^0:03\.9 remain\./);
  keys(/^Start of/, 'End');
  expect(times()[0]).toBe('0:04.5');
  keys(/^Start of/, 'Home');
  keys(/^End of/, 'End');
  expect(times()).toEqual(['0:00.0', '0:10.0']);

  const start = screen.getByLabelText('Start at');
  fireEvent.change(start, { target: { value: 'soon' } });
  screen.getByText('Write a time such as 1:05.5.');
  fireEvent.change(start, { target: { value: '0:02,5' } });
  fireEvent.blur(start);
  expect(times()[0]).toBe('0:02.5');
});

it('is trimmed by dragging from where a handle was grasped', () => {
  render(<Trimmed />);
  const end = handle(/^End of/);
  const track = { left: 100, width: 200 } as DOMRect;
  jest.spyOn(end.parentElement!, 'getBoundingClientRect').mockReturnValue(track);
  let held = false;
  Object.assign(end, { setPointerCapture: () => (held = true), hasPointerCapture: () => held });
  const at = (clientX: number) => ({ clientX, pointerId: 1 });
  fireEvent(end, Object.assign(new Event('pointermove', { bubbles: true }), at(150)));
  expect(times()).toEqual(['0:00.0', '0:10.0']);
  fireEvent(end, Object.assign(new Event('pointerdown', { bubbles: true }), at(305)));
  fireEvent(end, Object.assign(new Event('pointermove', { bubbles: true }), at(265)));
  expect(times()).toEqual(['0:00.0', '0:08.0']);
  expect(document.activeElement).toBe(end);
});

it('plays only what is kept', async () => {
  render(<Trimmed />);
  fireEvent.keyDown(handle(/^Start of/), { key: 'ArrowRight', shiftKey: true });
  keys(/^End of/, 'PageDown');
  fireEvent.click(screen.getByRole('button', { name: 'Play your recording' }));
  const audio = jest.mocked(HTMLMediaElement.prototype.play).mock.contexts.at(-1) as HTMLMediaElement;
  expect(audio.currentTime).toBe(1);
  audio.currentTime = 4.9;
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(audio.paused).toBe(false);
  audio.currentTime = 5.02;
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect([audio.paused, audio.currentTime]).toEqual([true, 1]);
});
