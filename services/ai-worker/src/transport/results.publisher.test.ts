import { describe, expect, it } from '@jest/globals';
import { RunFinished } from '@waymark/contracts/ai/events';
import { EventEnvelope } from '@waymark/contracts/events';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { ResultsPublisher } from './results.publisher.ts';

class Recorder extends EventPublisher {
  readonly sent: EventEnvelope[] = [];

  async publish(envelope: EventEnvelope): Promise<void> {
    this.sent.push(envelope);
  }
}

describe('ResultsPublisher', () => {
  const refused = (runId: string, message = 'more') => ({
    outcome: 'refused' as const,
    engine: 'offline' as const,
    runId,
    message,
  });

  it('derives the event id of a run from the run and its outcome', async () => {
    const recorder = new Recorder();
    const results = new ResultsPublisher(recorder);
    await results.runFinished(refused('run1'));
    await results.runFinished(refused('run1', 'said differently'));
    await results.runFinished(refused('run2'));
    await results.runFinished({ ...refused('run1'), outcome: 'failed' });
    const [first, again, other, failed] = recorder.sent.map(({ id }) => id);
    expect(again).toBe(first);
    expect(new Set([first, other, failed]).size).toBe(3);
    for (const envelope of recorder.sent) expect(EventEnvelope.safeParse(envelope).success).toBe(true);
  });

  it('derives the event id of a coaching from its run', async () => {
    const recorder = new Recorder();
    const results = new ResultsPublisher(recorder);
    const coached = (runId: string, opening = 'Begin here.') => ({
      outcome: 'coached' as const,
      runId,
      engine: 'openai' as const,
      coaching: {
        opening,
        actions: [{ title: 'Write', detail: 'One line.' }],
        questions: [],
        obstacle: null,
        quote: null,
        encouragement: 'Go on.',
      },
      usage: null,
    });
    await results.coachingFinished(coached('run1'));
    await results.coachingFinished(coached('run1', 'Said differently.'));
    await results.coachingFinished(coached('run2'));
    const [first, again, other] = recorder.sent.map(({ id }) => id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    await expect(results.coachingFinished(coached('run3', 'x'.repeat(801)))).rejects.toThrow();
  });

  it('derives the event id of a wording from its run', async () => {
    const recorder = new Recorder();
    const results = new ResultsPublisher(recorder);
    const worded = (runId: string, title = 'Ask first') => ({
      outcome: 'worded' as const,
      runId,
      engine: 'openai' as const,
      wording: { title, description: '' },
      usage: null,
    });
    await results.wordingFinished(worded('run1'));
    await results.wordingFinished(worded('run1', 'Said differently'));
    await results.wordingFinished(worded('run2'));
    const [first, again, other] = recorder.sent.map(({ id }) => id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('throws for a result that breaks the contract', async () => {
    const results = new ResultsPublisher(new Recorder());
    const empty = {
      outcome: 'drafted' as const,
      engine: 'offline' as const,
      runId: 'r',
      draft: { stages: [], heldBack: [], crisis: false },
      usage: null,
    };
    expect(RunFinished.data.safeParse(empty).success).toBe(false);
    await expect(results.runFinished(empty)).rejects.toThrow();
  });
});
