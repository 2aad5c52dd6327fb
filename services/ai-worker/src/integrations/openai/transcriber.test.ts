import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OpenAiTestServer } from '../../testing/openai-server.ts';
import { OpenAiTranscriber } from './transcriber.ts';

describe('the transcriber', () => {
  let server: OpenAiTestServer;
  const audio = new Blob([Buffer.alloc(300_000, 1)]);
  beforeAll(async () => {
    server = await OpenAiTestServer.start();
  });
  beforeEach(() => server.reset());
  afterAll(async () => {
    await server.close();
  });

  const signal = new AbortController().signal;
  const transcriber = (transcribeModel = 'whisper-1', timeoutMs = 30_000) =>
    new OpenAiTranscriber(
      { apiKey: 'k', baseUrl: server.baseUrl, transcribeModel, transcribeMaxBytes: 2 ** 20 },
      { timeoutMs, maxRetries: 0 },
    );

  it('sends the whole recording under a name with its type', async () => {
    expect(await transcriber('other-model').transcribe(audio, 'webm', signal)).toEqual([
      { seconds: 0, text: 'I was nine when we left.' },
    ]);
    expect(server.speeches).toEqual([
      { model: 'other-model', format: 'json', fileName: 'recording.webm', bytes: 300_000 },
    ]);
  });

  it('returns the time codes of segments, without those that Whisper reports as silence', async () => {
    const segments = [
      { text: ' I was nine.', start: 0.4, no_speech_prob: 0.02, avg_logprob: -0.2 },
      { text: ' Thank you for watching.', no_speech_prob: 0.93, avg_logprob: -1.4 },
      { text: ' We left.', start: 7.1, no_speech_prob: 0.7, avg_logprob: -0.3 },
    ];
    server.next({ kind: 'transcript', body: { text: 'ignored', segments } });
    expect(await transcriber().transcribe(audio, 'mp3', signal)).toEqual([
      { seconds: 0.4, text: ' I was nine.' },
      { seconds: 7.1, text: ' We left.' },
    ]);
    expect(server.speeches[0]?.format).toBe('verbose_json');
  });

  it('returns the times of the words of each segment', async () => {
    const segments = [
      { text: ' I stopped.', start: 0 },
      { text: ' Thank you for watching.', start: 2, no_speech_prob: 0.93, avg_logprob: -1.4 },
      { text: ' Then I rested.', start: 4 },
    ];
    const words = ['I', 'stopped', 'Thank', 'Then', 'I', 'rested'].map((word, start) => ({ word, start }));
    server.next({ kind: 'transcript', body: { text: 'ignored', segments, words } });
    const spoken = await transcriber().transcribe(audio, 'mp3', signal);
    expect(spoken.map((part) => part.words?.map(({ text }) => text))).toEqual([
      ['I', 'stopped'],
      ['I', 'rested'],
    ]);
    expect(spoken[1]!.words![0]!.seconds).toBe(4);
  });

  it('throws UnreadableFile when the service cannot read the recording', async () => {
    server.next({ kind: 'status', status: 400 });
    await expect(transcriber().transcribe(audio, 'mp3', signal)).rejects.toMatchObject({
      name: 'UnreadableFile',
    });
  });

  it('throws AI_UNAVAILABLE when the service does not respond', async () => {
    server.next({ kind: 'silent' });
    await expect(transcriber('whisper-1', 100).transcribe(audio, 'mp3', signal)).rejects.toMatchObject({
      code: 'AI_UNAVAILABLE',
    });
  });
});
