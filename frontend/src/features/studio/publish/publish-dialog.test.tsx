import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { errorBody } from '#testing/contract-responses.ts';
import { aRoadmap, aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const PUBLISH = '/api/roadmaps/r1/publish';
const proposed: Partial<Step> = { title: 'I opened every letter', origin: 'outline', reviewed: false };
const draft = (steps: Partial<Step>[]): Roadmap =>
  aRoadmap({ id: 'r1', isOwner: true, status: 'draft', version: null, publishedAt: null }, steps);

let api: FakeApi;
let isClosed: boolean;
beforeEach(() => {
  isClosed = false;
});

function open(roadmap: Roadmap, more: FakeApi['responses'] = {}) {
  api = new FakeApi({
    '/api/roadmaps/r1?version=draft': { body: roadmap },
    '/api/roadmaps/r1/names': { body: { revision: 1, names: [], undo: null } },
    [PUBLISH]: { body: { ...roadmap, status: 'published', version: 1 } },
    ...more,
  });
  const onClose = () => {
    isClosed = true;
  };
  renderScreen(
    <PublishDialog roadmap={roadmap} onClose={onClose} onPublished={onClose} onEditTarget={() => {}} />,
  );
  return within(screen.getByRole('dialog'));
}

describe('publishing with steps that have not been looked at', () => {
  it('lists the steps by stage and leads to the review', () => {
    const dialog = open(draft([proposed, { title: 'Mine' }]));
    expect(dialog.getByRole('heading', { name: '1 suggestion to decide on' })).toBeTruthy();
    const stage = within(dialog.getByRole('heading', { name: 'Look at it' }).closest('section')!);
    expect(stage.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['I opened every letter']);
    expect(dialog.getByRole('link', { name: 'Review it now' }).getAttribute('href')).toBe(
      '/mentor/roadmaps/r1/review',
    );
    expect(dialog.queryByRole('button', { name: 'Publish Roadmap' })).toBeNull();
    expect(dialog.getByText(/^1 step of 2 will be published\. This suggestion stays with you/)).toBeTruthy();
  });

  it('publishes only what the mentor has decided on', async () => {
    const dialog = open(draft([proposed, { title: 'Mine' }, { ...proposed, title: 'I rang the bank' }]));
    fireEvent.click(dialog.getByRole('button', { name: 'Publish the 1 step you have decided' }));
    await waitFor(() => expect(isClosed).toBe(true));
    await expectToast('Roadmap Published');
    expect(api.sent).toMatchObject([{ url: PUBLISH, body: { unreviewed: 'leave-out' } }]);
  });

  it('publishes nothing before the mentor has decided on a step', () => {
    const dialog = open(draft([proposed]));
    expect(dialog.getByText(/^You have not decided on any step yet/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  it('shows that publishing failed', async () => {
    const dialog = open(draft([{ title: 'Mine' }]));
    api.responses[PUBLISH] = refused(503, 'Back in a moment.');
    fireEvent.click(dialog.getByRole('button', { name: 'Publish Roadmap' }));
    await expectToast('Error', 'Failed to publish roadmap. Please try again.');
  });

  it('lists the steps that the server names if this window has none', async () => {
    const dialog = open(draft([{ title: 'Mine' }]));
    const unreviewed = [{ stepId: 's9', title: 'I paid it back', stageTitle: 'Later' }];
    api.responses[PUBLISH] = {
      status: 422,
      body: errorBody(422, {
        code: 'NOT_PUBLISHABLE',
        message: 'Review 1 step before you publish.',
        issues: [{ path: ['stages', 0, 'steps', 0], message: 'Review “I paid it back”.' }],
        details: { unreviewed, count: 1 },
      }),
    };
    fireEvent.click(dialog.getByRole('button', { name: 'Publish Roadmap' }));
    await screen.findByText('I paid it back');
    expect(dialog.getByRole('link', { name: 'Review it now' })).toBeTruthy();
    expect(dialog.queryByText('Missing')).toBeNull();
  });
});

describe('a roadmap about withdrawal', () => {
  const sober = draft([{ title: 'I stopped drinking in March' }, { title: 'I poured it all away' }]);
  const line = /^No step mentions a doctor/;

  it('gets the missing step about a doctor, in the words of the mentor', async () => {
    const dialog = open(sober);
    expect(dialog.getByText(line).textContent).toBe(
      'No step mentions a doctor. Stopping suddenly can be dangerous. Add one?',
    );
    const { id, steps } = sober.stages[0]!;
    api.responses[`/api/roadmaps/r1/stages/${id}`] = { body: { ...sober.stages[0]!, revision: 2 } };
    const step = dialog.getByLabelText('First step of “Look at it”');
    expect(step).toHaveProperty('value', 'Talk to a doctor before you stop');
    fireEvent.change(step, { target: { value: 'Ring your GP first ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add this step' }));
    await waitFor(() => expect(api.sent).toHaveLength(1));
    const [added, ...others] = (api.sent[0]!.body as { steps: Step[] }).steps;
    expect(added).toMatchObject({ title: 'Ring your GP first' });
    expect(others.map((one) => one.id)).toEqual(steps.map((one) => one.id));
  });

  describe('told only by its story', () => {
    const sourceId = '0197f3a0-0000-7000-8000-000000000001';
    const quoted = [
      { title: 'I told my sister', evidence: { sourceId, quote: 'I told my', start: 0, end: 9 } },
    ];
    const read = (steps: Partial<Step>[], text: string) =>
      open(draft(steps), {
        [`/api/sources/${sourceId}/text`]: { body: { id: sourceId, text, moments: [] } },
      });

    it('gets the missing step as well', async () => {
      const dialog = read(quoted, 'I told my sister. Then I stopped drinking.');
      expect((await dialog.findByText(/No step mentions a doctor/)).textContent).toBe(
        'Your story tells of stopping drink or medicine. No step mentions a doctor. Stopping suddenly can be dangerous. Add one?',
      );
      expect(dialog.getByLabelText('First step of “Look at it”')).toHaveProperty(
        'value',
        'Talk to a doctor before you stop',
      );
    });

    it('is not read when a step names a doctor', async () => {
      read([...quoted, { title: 'I rang my doctor' }], 'I stopped drinking.');
      await waitFor(() => expect(api.requests).toContain('/api/roadmaps/r1/names'));
      expect(api.requests.filter((url) => url.startsWith('/api/sources/'))).toEqual([]);
    });
  });

  it('can be published without a step about a doctor', async () => {
    const dialog = open(sober);
    fireEvent.click(dialog.getByRole('button', { name: 'Publish Roadmap' }));
    await waitFor(() => expect(isClosed).toBe(true));
  });

  it.each<[string, Partial<Step>[]]>([
    ['a step names a clinic', [{ title: 'I stopped drinking', description: 'In a clinic.' }]],
    ['it is about coffee', [{ title: 'I stopped drinking coffee' }]],
    ['the mentor has not decided on a step', [{ ...proposed, title: 'I stopped drinking' }]],
  ])('is published without a question about a doctor when %s', (_when, steps) => {
    expect(open(draft(steps)).queryByText(line)).toBeNull();
  });
});

describe('a step with an order that no roadmap may give', () => {
  const sentence = 'I stopped my tablets overnight';
  const refusal = (question: object) => ({
    status: 422,
    body: errorBody(422, {
      code: 'NOT_PUBLISHABLE',
      message: 'Decide whether this should be a warning.',
      issues: [{ path: ['stages', 0, 'steps', 0], message: 'Decide.' }],
      details: { questions: [question], count: 1 },
    }),
  });

  async function ask(roadmap: Roadmap) {
    const dialog = open(roadmap);
    const stepId = roadmap.stages[0]!.steps[0]!.id;
    api.responses[PUBLISH] = refusal({ stepId, title: sentence, stageTitle: 'Look at it', sentence });
    const review = {
      roadmapId: 'r1',
      revision: 2,
      unreviewed: 0,
      total: 2,
      undo: null,
      heldBack: [],
      doubts: [],
    };
    api.responses['/api/roadmaps/r1/review/decisions'] = { body: { review, roadmap } };
    fireEvent.click(dialog.getByRole('button', { name: 'Publish Roadmap' }));
    await screen.findByRole('heading', { name: 'Should this be a warning?' });
    expect(dialog.queryByRole('button', { name: /^Publish/ })).toBeNull();
    return { dialog, stepId };
  }

  it('requires one decision before it is published', async () => {
    const { dialog, stepId } = await ask(draft([{ title: sentence }, { title: 'Mine' }]));
    expect(dialog.getByText(sentence)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Use it as it is' }));
    const publish = await dialog.findByRole('button', { name: 'Publish Roadmap' });
    expect(api.sent.at(-1)).toMatchObject({ body: { action: 'as-is', stepId } });
    api.responses[PUBLISH] = { body: { ...draft([]), status: 'published', version: 1 } };
    fireEvent.click(publish);
    await waitFor(() => expect(isClosed).toBe(true));
  });

  it('becomes a warning, written from its words, or is left out', async () => {
    const { dialog, stepId } = await ask(draft([{ title: sentence }, { title: 'Mine' }]));
    fireEvent.click(dialog.getByRole('button', { name: 'Add as a warning' }));
    const field = dialog.getByLabelText<HTMLTextAreaElement>('The warning');
    expect(field.value).toBe(sentence);
    fireEvent.change(field, { target: { value: 'Ask your doctor first.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save warning' }));
    await dialog.findByRole('button', { name: 'Publish Roadmap' });
    expect(api.sent.at(-1)).toMatchObject({
      body: { action: 'warn-step', stepId, text: 'Ask your doctor first.' },
    });
  });
});

it('publishes a roadmap that has been looked at without further questions', async () => {
  const dialog = open(draft([{ ...proposed, reviewed: true }]));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish Roadmap' }));
  await waitFor(() => expect(api.sent).toMatchObject([{ url: PUBLISH, body: {} }]));
});

describe('publishing by an applicant', () => {
  it('is shut until the approval, and still says what is missing', async () => {
    open(draft([{ title: 'Mine' }]));
    api.responses['/api/user'] = { body: aUser({ applies: true }) };
    cleanup();
    renderScreen(
      <PublishDialog
        roadmap={draft([{ title: 'Mine' }])}
        onClose={() => {}}
        onPublished={() => {}}
        onEditTarget={() => {}}
      />,
    );
    await screen.findByText(/^You can publish once your application is approved/);
    screen.getByRole('heading', { name: 'Not ready to publish' });
    expect(screen.queryByRole('button', { name: 'Publish Roadmap' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See your application' }).getAttribute('href')).toBe(
      '/apply-mentor',
    );
  });
});
