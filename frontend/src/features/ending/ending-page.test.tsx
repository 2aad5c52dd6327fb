import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Ending } from '@waymark/contracts/roadmaps/endings';
import { Route, Routes } from 'react-router-dom';
import { aRoadmapCard, aUser } from '../../testing/directory-samples.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { aCertificate, anEnding, CODE } from '../../testing/home-samples.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import EndingPage from './ending-page.tsx';

const ENDING = '/api/roadmaps/r1/ending';
const THANKS = '/api/roadmaps/r1/thanks';
const CERTIFICATE = '/api/roadmaps/r1/certificate';
const COMPANION = '/api/companion/r1?';
const streak = { current: 0, longest: 0, activeToday: false, thisWeek: 0, thisMonth: 0 };

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    '/api/user': { body: aUser({ username: 'lena' }) },
    [ENDING]: { body: anEnding() },
    [COMPANION]: { body: { streak, mood: null, reflections: [] } },
    '/api/user-stories/mine': { body: [] },
  });
});

const visit = () =>
  renderScreen(
    <Routes>
      <Route path="/roadmap/:id/done" element={<EndingPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/roadmap/r1/done',
  );
const given = (ending: Partial<Ending>) => {
  api.responses[ENDING] = { body: anEnding(ending) };
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the end of a roadmap', () => {
  it('lists every step with its day, and the span of all', async () => {
    visit();
    const walked = await section('What you did');
    expect(walked.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      'What you did',
      'Look at it',
      'Tell one person',
    ]);
    const days = walked.getAllByText(/2026/).map((one) => one.getAttribute('datetime'));
    expect(days).toEqual(['2026-03-02T12:00:00.000Z', '2026-06-04T12:00:00.000Z']);
    expect(screen.getByText(/^2 steps with Rosa Delgado, from .+2026 to .+2026\.$/)).toBeTruthy();
  });

  it('begins with thanks, certificate and next paths, and has the steps folded after them', async () => {
    visit();
    const walked = await screen.findByRole('region', { name: 'What you did' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toEqual([
      'Thank Rosa Delgado',
      'Certificate',
      'Where to from here',
      'Your story',
      'What you did',
    ]);
    expect(walked.querySelector('details')?.open).toBe(false);
    expect(within(walked).getByText('Every step with its day (2 steps)')).toBeTruthy();
  });

  it('has one sentence of the mentor, and none where there is no short one', async () => {
    visit();
    expect(await screen.findByText('“Ring one person.”')).toBeTruthy();
    cleanup();
    given({ quote: 'word '.repeat(60) });
    visit();
    await section('What you did');
    expect(screen.queryByText(/^“/)).toBeNull();
  });

  it.each([422, 404, 400])('leads back to the roadmap on a %d', async (status) => {
    api.responses[ENDING] = refused(status, 'Not yet.');
    visit();
    await waitFor(() => expect(place()).toBe('/roadmap/r1'));
  });

  it('can be loaded again after an error', async () => {
    api.responses[ENDING] = refused(503, 'Back in a moment.');
    visit();
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a moment.');
    given({});
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Out of debt' })).toBeTruthy();
  });

  it('shows the reflections of the learner, oldest first', async () => {
    const reflection = (id: string, date: string) => ({
      ...{
        id,
        roadmapId: 'r1',
        text: `Text ${id}`,
        date,
        stageName: 'Look at it',
        stageNumber: 1,
        progress: 50,
      },
    });
    const newestFirst = [
      reflection('b', '2026-04-01T10:00:00.000Z'),
      reflection('a', '2026-03-01T10:00:00.000Z'),
    ];
    api.responses[COMPANION] = { body: { streak, mood: null, reflections: newestFirst } };
    visit();
    const written = await section('What you wrote on the way');
    expect(written.getAllByText(/^Text/).map((one) => one.textContent)).toEqual(['Text a', 'Text b']);
    expect(written.getByText('Only you see this.')).toBeTruthy();
  });

  it('suggests roadmaps, and always the list of all', async () => {
    given({ suggestions: [aRoadmapCard({ id: 'r7', title: 'Back to work' })] });
    visit();
    const next = await section('Where to from here');
    expect(next.getByRole('link', { name: 'Start Journey: Back to work' })).toBeTruthy();
    expect(next.getByRole('link', { name: 'browse all roadmaps' })).toBeTruthy();
  });
});

describe('thanks', () => {
  it('are sent once, and can be removed', async () => {
    const createdAt = '2026-06-04T12:00:00.000Z';
    api.responses[THANKS] = { status: 201, body: { line: 'It held me.', createdAt } };
    visit();
    const form = await section('Thank Rosa Delgado');
    fireEvent.change(form.getByLabelText('Your thanks'), { target: { value: '  It held me. ' } });
    fireEvent.click(form.getByRole('button', { name: 'Send' }));
    const thanked = await section('You thanked Rosa Delgado');
    expect(thanked.getByText('It held me.')).toBeTruthy();
    expect(api.sent).toMatchObject([{ url: THANKS, body: { line: 'It held me.' } }]);
    expect(document.activeElement?.textContent).toBe('You thanked Rosa Delgado');
    api.responses[THANKS] = { body: { success: true } };
    fireEvent.click(thanked.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'Thank Rosa Delgado' })).toBeTruthy();
  });

  it('need words, and remain in the form when they are not sent', async () => {
    api.responses[THANKS] = refused(503, 'Back in a moment.');
    visit();
    const form = await section('Thank Rosa Delgado');
    fireEvent.click(form.getByRole('button', { name: 'Send' }));
    expect((await form.findByRole('alert')).textContent).toBe('A line is required');
    const line = form.getByLabelText('Your thanks') as HTMLTextAreaElement;
    fireEvent.change(line, { target: { value: 'It held me.' } });
    fireEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(line.value).toBe('It held me.');
  });

  it('are not offered without a recipient', async () => {
    given({ canThank: false });
    visit();
    await section('What you did');
    expect(screen.queryByRole('heading', { name: /Thank/ })).toBeNull();
  });
});

describe('the certificate', () => {
  it('is made with the chosen name, and opened', async () => {
    api.responses[CERTIFICATE] = { status: 201, body: aCertificate({ isOwn: true }) };
    visit();
    const form = await section('Certificate');
    const name = form.getByLabelText('Name to show') as HTMLInputElement;
    expect(name.value).toBe('lena');
    fireEvent.change(name, { target: { value: 'Lena B.' } });
    fireEvent.click(form.getByRole('button', { name: 'Make a certificate' }));
    await waitFor(() => expect(place()).toBe(`/certificate/${CODE}`));
    expect(api.sent).toMatchObject([{ body: { name: 'Lena B.', timeZone: expect.any(String) } }]);
  });

  it('is linked once it exists', async () => {
    given({ certificate: CODE });
    visit();
    const link = (await section('Certificate')).getByRole('link', { name: 'Open your certificate' });
    expect(link.getAttribute('href')).toBe(`/certificate/${CODE}`);
  });
});
