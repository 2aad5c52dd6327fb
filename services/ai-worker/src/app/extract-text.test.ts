// guarantees: Quotes are substrings of the source; text transcribed from silence is rejected
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { FakeResults, FakeRoadmaps, aJob as job, memoryStorage } from '../testing/fakes.ts';
import { withoutWaiting } from '../testing/without-waiting.ts';
import { ExtractText } from './extract-text.ts';
import { type AudioCut, type CutRange, MediaReader, type Spoken, TextReader, Transcriber } from './ports.ts';
import { ReadRecording } from './read-recording.ts';
import { UnreadableFile } from './unreadable-file.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

class FakeReader extends TextReader {
  constructor(readonly extract: (text: string) => string | Promise<string>) {
    super();
  }

  async read({ path }: { path: string }): Promise<string> {
    return this.extract(await readFile(path, 'utf8'));
  }
}

/** A second per byte; seekable unless it begins with `growing`. The display is the text reversed. */
class FakeMedia extends MediaReader {
  async measure({ path, contentType }: { path: string; contentType: string }): Promise<number | null> {
    const { length } = await readFile(path);
    return contentType === 'audio/ogg' ? null : length;
  }

  async cut({ path, output, from, to, maxBytes, unlessSeekable }: CutRange): Promise<AudioCut | null> {
    const all = await readFile(path, 'utf8');
    if (unlessSeekable && !all.startsWith('growing')) return null;
    const rest = all.slice(from, to ?? undefined);
    const text = rest.slice(0, maxBytes ?? undefined);
    const next = text.length < rest.length ? from + text.length : null;
    await writeFile(output, text);
    return { contentType: 'audio/webm', seconds: text.length, next };
  }

  async display(path: string): Promise<Uint8Array> {
    const picture = await readFile(path, 'utf8');
    if (picture === 'bomb') throw new UnreadableFile('Too many pixels.');
    return Buffer.from([...picture].reverse().join(''));
  }
}

class FakeTranscriber extends Transcriber {
  readonly maxBytes = 20;
  readonly extensions: string[] = [];

  /** Each sentence and word begins at the second of its first byte. */
  async transcribe(audio: Blob, extension: string): Promise<Spoken[]> {
    const text = await audio.text();
    this.extensions.push(extension);
    if (text === 'down') throw new AppError('AI_UNAVAILABLE', 'down');
    const spoken = text.replace('silence', '').matchAll(/[^.]+\.?/g);
    return [...spoken].map(({ 0: said, index }) => ({
      seconds: index,
      text: said,
      words: [...said.matchAll(/\w+/g)].map((word) => ({ seconds: index + word.index, text: word[0] })),
    }));
  }
}

beforeAll(() => Logger.overrideLogger(false));

describe('ExtractText', () => {
  let roadmaps: FakeRoadmaps;
  let results: FakeResults;
  let storage: ReturnType<typeof memoryStorage>;
  beforeEach(() => {
    roadmaps = new FakeRoadmaps();
    results = new FakeResults();
    storage = memoryStorage();
  });

  const use = (
    extract: (text: string) => string | Promise<string> = (text) => text,
    transcriber?: Transcriber,
  ) => {
    const media = new FakeMedia();
    const recordings = new ReadRecording(media, storage, transcriber);
    return new ExtractText(roadmaps, results, new FakeReader(extract), media, storage, recordings);
  };
  const upload = async (
    fileType: string,
    content = 'What I lived.',
    fileSize = content.length,
    trim: { start: number; end: number } | null = null,
  ) => {
    await storage.put('sources/r/f', content, { contentType: fileType });
    const file = { key: 'sources/r/f', name: 'a file', fileType, fileSize, maySend: true, trim };
    roadmaps.source = { next: 'read', ...file };
  };

  it.each(['application/pdf', DOCX, 'text/plain'])(
    'stores the text of %s beside the file and publishes its size',
    async (type) => {
      await upload(type);
      await use((text) => `${text}\n\nAnd learned.`).execute('s1', job());
      const stored = storage.objects.get('sources/r/f.txt');
      expect(stored?.bytes.toString()).toBe('What I lived.\n\nAnd learned.');
      expect(results.sources).toEqual([
        { outcome: 'text', sourceId: 's1', textKey: 'sources/r/f.txt', chars: 27, words: 5 },
      ]);
    },
  );

  it('does nothing for a deleted source', async () => {
    await use().execute('s1', job());
    expect(results.sources).toEqual([]);
  });

  it.each([
    ['audio/webm', 13],
    ['video/mp4', 13],
    ['audio/ogg', null],
  ])(
    'publishes the length of %s without text when there is no transcriber',
    async (type, durationSeconds) => {
      await upload(type);
      await use().execute('s1', job());
      expect(results.sources).toEqual([
        {
          outcome: 'no-text',
          sourceId: 's1',
          message:
            'We cannot transcribe recordings without a speech model. You can write down what you said beside it.',
          media: { durationSeconds, displayKey: null, displayType: null },
        },
      ]);
    },
  );

  it('stores the display of a picture beside the original', async () => {
    await upload('image/png', 'abc');
    await use().execute('s1', job());
    expect(results.sources).toEqual([
      {
        outcome: 'no-text',
        sourceId: 's1',
        message: 'A picture holds no text we can read. It stays with your roadmap.',
        media: {
          durationSeconds: null,
          displayKey: 'sources/r/f.display.webp',
          displayType: 'image/webp',
        },
      },
    ]);
    const shown = storage.objects.get('sources/r/f.display.webp');
    expect([shown?.bytes.toString(), shown?.contentType]).toEqual(['cba', 'image/webp']);
  });

  it('publishes a failure and stores no display for an unreadable picture', async () => {
    await upload('image/png', 'bomb');
    await use().execute('s1', job());
    expect(results.sources).toEqual([{ outcome: 'failed', sourceId: 's1', message: 'Too many pixels.' }]);
    expect([...storage.objects.keys()]).toEqual(['sources/r/f']);
  });

  it.each([
    ['application/pdf', 'pictures'],
    [DOCX, 'no text'],
  ])('publishes that an empty %s has no text', async (type, message) => {
    await upload(type);
    await use(() => '').execute('s1', job());
    expect(results.sources).toMatchObject([
      { outcome: 'no-text', message: expect.stringContaining(message) },
    ]);
  });

  it.each<[string, string, number, string]>([
    ['application/msword', 'x', 1, 'save it as .docx'],
    ['application/x-unknown', 'x', 1, 'type of file'],
    ['text/plain', 'x', 9_000_000, 'more text than we take'],
    ['text/plain', 'y'.repeat(2_000_001), 1, 'more text than we take'],
  ])('publishes a failure with a remedy for %s', async (type, content, size, message) => {
    await upload(type, content, size);
    await use().execute('s1', job());
    expect(results.sources).toMatchObject([{ outcome: 'failed', message: expect.stringContaining(message) }]);
  });

  it('publishes a failure with the message of the reader', async () => {
    await upload('application/pdf');
    await use(() => Promise.reject(new UnreadableFile('It is damaged.'))).execute('s1', job());
    expect(results.sources).toEqual([{ outcome: 'failed', sourceId: 's1', message: 'It is damaged.' }]);
  });

  it('rethrows an unexpected error, and publishes a failure without its text on the last attempt', async () => {
    await upload('application/pdf');
    const broken = use(() => Promise.reject(new Error('a bug')));
    await expect(broken.execute('s1', job())).rejects.toThrow('a bug');
    expect(results.sources).toEqual([]);
    await broken.execute('s1', job({ lastAttempt: true }));
    expect(results.sources).toMatchObject([
      { outcome: 'failed', message: expect.not.stringContaining('bug') },
    ]);
  });

  it('retries an unavailable storage, and publishes a failure for a missing file', async () => {
    await upload('application/pdf');
    storage.failNext = 2;
    await withoutWaiting(() => use().execute('s1', job()));
    expect(results.sources).toMatchObject([{ outcome: 'text' }]);
    storage.objects.clear();
    await use().execute('s1', job());
    expect(results.sources[1]).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('upload it again'),
    });
  });

  it('leaves no temporary file', async () => {
    const mine = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('waymark-source-'));
    const before = await mine();
    await upload('application/pdf');
    await use(() => Promise.reject(new UnreadableFile('no'))).execute('s1', job());
    expect(await mine()).toEqual(before);
  });

  describe('a recording', () => {
    const media = (durationSeconds: number) => ({ durationSeconds, displayKey: null, displayType: null });

    it('is stored as a transcript, and its length is published', async () => {
      const transcriber = new FakeTranscriber();
      await upload('audio/mp4', 'I was nine.\r\n');
      await use(undefined, transcriber).execute('s1', job());
      expect(storage.objects.get('sources/r/f.txt')?.bytes.toString()).toBe('I was nine.');
      expect(transcriber.extensions).toEqual(['m4a']);
      expect(results.sources).toMatchObject([
        { outcome: 'text', words: 3, moments: [{ at: 0, seconds: 0 }], media: media(13) },
      ]);
    });

    it('is sent in parts that the speech service accepts, with the time codes of the whole', async () => {
      const transcriber = new FakeTranscriber();
      // Parts of 20 bytes, as the transcriber takes.
      await upload('audio/webm', 'I was nine. And we left. At four.');
      await use(undefined, transcriber).execute('s1', job());
      expect(storage.objects.get('sources/r/f.txt')?.bytes.toString()).toBe(
        'I was nine. And we l eft. At four.',
      );
      expect(transcriber.extensions).toEqual(['webm', 'webm']);
      expect(results.sources).toMatchObject([
        {
          moments: [
            { at: 0, seconds: 0 },
            { at: 12, seconds: 11 },
            { at: 21, seconds: 20 },
            { at: 26, seconds: 24 },
          ],
          wordTimes: [0, 2, 6, 12, 16, 19, 21, 26, 29].map((at) => ({ at, seconds: at < 20 ? at : at - 1 })),
        },
      ]);
    });

    it('is played from a seekable copy without what was trimmed, and so is its text', async () => {
      await upload('audio/webm', 'growing. I was nine.', 20, { start: 9, end: 19 });
      await use(undefined, new FakeTranscriber()).execute('s1', job());
      expect(storage.objects.get('sources/r/f.play')?.bytes.toString()).toBe('I was nine');
      expect(storage.objects.get('sources/r/f.txt')?.bytes.toString()).toBe('I was nine');
      const play = { durationSeconds: 10, displayKey: 'sources/r/f.play', displayType: 'audio/webm' };
      expect(results.sources).toMatchObject([
        { outcome: 'text', moments: [{ at: 0, seconds: 0 }], media: play },
      ]);
    });

    it.each<[string, string, string]>([['silence', 'no-text', 'found no speech']])(
      'is published with a remedy and its length: %s',
      async (content, outcome, message) => {
        await upload('audio/webm', content, 1);
        await use(undefined, new FakeTranscriber()).execute('s1', job());
        expect(results.sources).toMatchObject([
          { outcome, message: expect.stringContaining(message), media: media(content.length) },
        ]);
      },
    );

    it('is retried while the speech service is down, and fails on the last attempt', async () => {
      await upload('audio/webm', 'down');
      const extract = use(undefined, new FakeTranscriber());
      await expect(extract.execute('s1', job())).rejects.toMatchObject({ code: 'AI_UNAVAILABLE' });
      await extract.execute('s1', job({ lastAttempt: true }));
      expect(results.sources).toMatchObject([
        { outcome: 'failed', message: expect.stringContaining('speech service'), media: media(4) },
      ]);
    });
  });
});
