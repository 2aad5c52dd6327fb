import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeRecorder } from '#testing/fake-recorder.ts';
import { startTake, type TakeEvents } from './take.ts';

const webm = { recordAs: 'audio/webm;codecs=opus', type: 'audio/webm', extension: 'webm' } as const;

const track = { stop: jest.fn(), onended: () => {} };
const stream = { getTracks: () => [track] } as unknown as MediaStream;
const events = () => ({ onSeconds: jest.fn(), onChunk: jest.fn(), onEnd: jest.fn<TakeEvents['onEnd']>() });
const endOf = (recorded: ReturnType<typeof events>) => {
  const [blob, , ending] = recorded.onEnd.mock.calls[0] ?? [];
  return { times: recorded.onEnd.mock.calls.length, bytes: blob?.size ?? null, type: blob?.type, ending };
};

const realRecorder = globalThis.MediaRecorder;
beforeEach(() => {
  track.stop.mockClear();
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
});
afterEach(() => {
  Object.assign(globalThis, { MediaRecorder: realRecorder });
});

describe('a take', () => {
  it('ends with all chunks and releases the microphone', () => {
    const recorded = events();
    const take = startTake(stream, webm, 1_000, recorded);
    FakeRecorder.last.say(10);
    FakeRecorder.last.say(20);
    expect(track.stop).not.toHaveBeenCalled();
    take.stop();
    expect(endOf(recorded)).toEqual({ times: 1, bytes: 30, type: 'audio/webm', ending: 'stopped' });
    expect(track.stop).toHaveBeenCalledTimes(1);
  });

  it('does not count the time of a pause', () => {
    jest.useFakeTimers();
    const recorded = events();
    const take = startTake(stream, webm, 1_000, recorded);
    jest.advanceTimersByTime(2_000);
    take.pause();
    expect(FakeRecorder.last.state).toBe('paused');
    jest.advanceTimersByTime(60_000);
    take.resume();
    jest.advanceTimersByTime(1_000);
    FakeRecorder.last.say(10);
    take.stop();
    expect(recorded.onEnd.mock.calls[0]?.[1]).toBeCloseTo(3);
    jest.useRealTimers();
  });

  it('stops at the upload limit and preserves its chunks', () => {
    const recorded = events();
    startTake(stream, webm, 100, recorded);
    FakeRecorder.last.say(15);
    expect(recorded.onEnd).not.toHaveBeenCalled();
    FakeRecorder.last.say(15);
    FakeRecorder.last.say(15);
    expect(endOf(recorded)).toMatchObject({ bytes: 45, ending: 'limit' });
    expect(track.stop).toHaveBeenCalled();
  });

  it('preserves its chunks when the device is lost', () => {
    const recorded = events();
    startTake(stream, webm, 1_000, recorded);
    FakeRecorder.last.say(10);
    track.onended();
    expect(endOf(recorded)).toMatchObject({ times: 1, bytes: 10, ending: 'lost' });
  });

  it('preserves its chunks when the recorder fails or stops', () => {
    const failing = events();
    startTake(stream, webm, 1_000, failing);
    FakeRecorder.last.say(10);
    FakeRecorder.last.onerror();
    expect(endOf(failing)).toMatchObject({ bytes: 10, ending: 'lost' });
    const stopping = events();
    startTake(stream, webm, 1_000, stopping);
    FakeRecorder.last.say(10);
    FakeRecorder.last.stop();
    expect(endOf(stopping)).toMatchObject({ bytes: 10, ending: 'lost' });
    expect(track.stop).toHaveBeenCalledTimes(2);
  });

  it('ends without a blob when nothing was recorded', () => {
    const recorded = events();
    startTake(stream, webm, 1_000, recorded).stop();
    expect(endOf(recorded)).toMatchObject({ bytes: null });
    expect(track.stop).toHaveBeenCalledTimes(1);
  });
});
