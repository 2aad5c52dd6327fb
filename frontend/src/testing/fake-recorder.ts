import { afterEach, beforeEach, jest } from '@jest/globals';

/** The part of MediaRecorder that a take uses; `say` adds a chunk. */
export class FakeRecorder {
  static last: FakeRecorder;
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state = 'inactive';
  ondataavailable: (event: { data: Blob }) => void = () => {};
  onstop = () => {};
  onerror = () => {};
  constructor() {
    FakeRecorder.last = this;
  }
  start() {
    this.state = 'recording';
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  say(bytes: number) {
    this.ondataavailable({ data: new Blob(['x'.repeat(bytes)]) });
  }
  stop() {
    this.state = 'inactive';
    this.onstop();
  }
}

/** For all tests of a file. */
export function withFakeRecorder(): void {
  const realRecorder = globalThis.MediaRecorder;
  const devices = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  beforeEach(() => {
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
    const stream = { getTracks: () => [{ stop: () => {} }] };
    Object.assign(globalThis, { MediaRecorder: FakeRecorder });
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: async () => stream },
    });
  });
  afterEach(() => {
    Object.assign(globalThis, { MediaRecorder: realRecorder });
    if (devices) Object.defineProperty(navigator, 'mediaDevices', devices);
  });
}
