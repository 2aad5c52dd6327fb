import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '#testing/fake-api.ts';
import { withFakeRecorder } from '#testing/fake-recorder.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Recorder } from './recorder.tsx';
import { useRecorder } from './use-recorder.ts';

withFakeRecorder();

/** Connected microphones, and which of them are open. */
let connected: string[];
let streams: FakeStream[];
let loudness: number;
let devicesChanged: () => void;

class FakeStream {
  id = String(Math.random());
  readyState = 'live';
  constructor(readonly name: string) {
    streams.push(this);
  }
  stop = () => {
    this.readyState = 'ended';
  };
  getTracks = () => [this];
}

class FakeAudioContext {
  sampleRate = 44_100;
  createAnalyser = () => ({ getFloatTimeDomainData: (samples: Float32Array) => samples.fill(loudness) });
  createMediaStreamSource = () => ({ connect: () => {} });
  close = async () => {};
}

beforeEach(() => {
  localStorage.clear();
  connected = ['built-in', 'headset'];
  streams = [];
  loudness = 0;
  new FakeApi({});
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  Object.assign(navigator.mediaDevices, {
    getUserMedia: async ({ audio }: { audio: { deviceId?: { exact: string } } }) => {
      const id = audio.deviceId?.exact ?? 'built-in';
      if (!connected.includes(id)) throw Object.assign(new Error(), { name: 'OverconstrainedError' });
      return new FakeStream(id);
    },
    enumerateDevices: async () =>
      ['default', ...connected].map((id) => ({ kind: 'audioinput', deviceId: id, label: `The ${id}` })),
    addEventListener: (_type: string, listener: () => void) => {
      devicesChanged = listener;
    },
    removeEventListener: () => {},
  });
});

function Story() {
  const recorder = useRecorder({ roadmapId: 'r1', place: 'story' });
  return <Recorder recorder={recorder} title="Tell it aloud" intro="" />;
}

const open = () => streams.filter(({ readyState }) => readyState === 'live').map(({ name }) => name);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const choice = () => screen.findByLabelText<HTMLSelectElement>('Microphone');
const check = async () => {
  press('Check your microphone');
  return choice();
};
const change = async (...now: string[]) => {
  connected = now;
  await act(async () => devicesChanged());
};

it('says in words whether the microphone hears, and releases it at the end', async () => {
  renderScreen(<Story />);
  await check();
  await screen.findByText('Listening…');
  await pass(3_500);
  await screen.findByText(/^Nothing arrives\./);
  loudness = 0.003;
  await pass(3_500);
  await screen.findByText(/^Very quiet/);
  loudness = 0.2;
  await pass(1_000);
  await screen.findByText('We hear you.');
  expect(screen.getByRole<HTMLMeterElement>('meter', { name: 'How loud you are' }).value).toBeGreaterThan(50);
  press('End the check');
  expect(open()).toEqual([]);
});

it('remembers the chosen microphone, and opens it for the check and the recording', async () => {
  const { unmount } = renderScreen(<Story />);
  const options = within(await check()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'The default microphone',
    'The built-in',
    'The headset',
  ]);
  fireEvent.change(await choice(), { target: { value: 'The headset' } });
  await waitFor(() => expect(open()).toEqual(['headset']));
  unmount();
  expect(open()).toEqual([]);

  renderScreen(<Story />);
  expect((await check()).value).toBe('The headset');
  press('Start recording');
  await screen.findByRole('button', { name: 'Stop recording' });
  expect(open()).toEqual(['headset']);
});

it('falls back to the default microphone while the chosen one is missing, and says so', async () => {
  localStorage.setItem('waymark-microphone', 'The headset');
  connected = ['built-in'];
  renderScreen(<Story />);
  expect((await check()).value).toBe('');
  await screen.findByText(/^The microphone you chose is not connected/);
  await change('built-in', 'headset');
  await waitFor(() => expect(open()).toEqual(['headset']));
  expect((await choice()).value).toBe('The headset');
  expect(screen.queryByText(/^The microphone you chose is not connected/)).toBeNull();
  await change('built-in');
  await waitFor(() => expect(open()).toEqual(['built-in']));
  press('Start recording');
  await screen.findByRole('button', { name: 'Stop recording' });
  screen.getByText(/^The microphone you chose is not connected/);
});

it('explains why there is none, and opens it once it is connected', async () => {
  connected = [];
  renderScreen(<Story />);
  press('Check your microphone');
  await screen.findByText('No microphone found. Please connect a microphone and refresh the page.');
  screen.getByRole('button', { name: 'Start recording' });
  await change('built-in');
  await screen.findByText('Listening…');
});
