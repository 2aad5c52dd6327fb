import { readFile } from 'node:fs/promises';

/** Recorded by Chromium from its own test tone: `growing` were recorded in pieces, so their headers have no length. */
export const recording = (
  name: 'voice.webm' | 'growing.webm' | 'clip.webm' | 'voice.mp4' | 'growing.mp4',
): Promise<Buffer> => readFile(new URL(`./recordings/${name}`, import.meta.url));

/** Silence as a WAV: mono, 8 bits, 8000 samples a second. */
export function makeWav(seconds: number): Buffer {
  const samples = Math.round(seconds * 8_000);
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8_000, 24);
  wav.writeUInt32LE(8_000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  return wav;
}

/** An MPEG layer III stream without any header: frames of 417 bytes at 128 kbit/s and 44 100 Hz, 26 ms each. */
export const makeMp3 = (frames: number): Buffer => {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xff_fb_90_64, 0);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
};
