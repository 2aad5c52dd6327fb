import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SourcePermissions } from '@waymark/contracts/roadmaps/permissions';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { OutsideModelQuestion } from './outside-model-question.tsx';
import { PermissionsDialog } from './permissions-dialog.tsx';

const URL = '/api/sources/s1/permissions';
const AT = '2026-11-21T10:00:00.000Z';
const NONE = { quotes: 0, clips: 0 };
const source = { id: 's1', roadmapId: 'r1', originalName: 'Diary', fileType: 'text/plain' } as Source;

const permissions = (given: Partial<SourcePermissions> = {}): SourcePermissions => ({
  ...{ sourceId: 's1', roadmapId: 'r1', granted: ['drafting', 'quoting'] },
  history: [{ permission: 'quoting', granted: true, at: AT, via: 'added', removed: NONE }],
  published: { quotes: 4, clips: 0, voices: 0, titles: 0, titled: [], followers: 23 },
  ...given,
});

/** After a change, quoting is taken back and four quotes are removed. */
function open(given: Partial<SourcePermissions> = {}, of: Source = source): FakeApi {
  const removed = { quotes: 4, clips: 0 };
  const entry = { permission: 'quoting', granted: false, at: AT, via: 'mentor', removed } as const;
  const after = permissions({ granted: ['drafting'], history: [entry], published: null });
  const api = new FakeApi({
    [URL]: () => ({
      body: api.sent.length > 0 ? { permissions: after, removed } : permissions(given),
    }),
  });
  renderScreen(<PermissionsDialog source={of} onClose={() => {}} />);
  return api;
}
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

describe('the permissions of a source', () => {
  it('shows each that applies, with its state and history', async () => {
    open();
    expect((await toggle('Quote it')).checked).toBe(true);
    expect((await toggle('Send it to an outside AI service')).checked).toBe(false);
    expect(screen.queryByRole('switch', { name: 'Play the voice' })).toBeNull();
    expect(screen.getByText('Quotes allowed when you added it.')).toBeTruthy();
  });

  it('has the voice for a recording', async () => {
    open({}, { ...source, fileType: 'audio/webm' });
    expect((await toggle('Play the voice')).checked).toBe(false);
  });

  it('shows what learners will lose before a permission is withdrawn, and what was removed', async () => {
    const api = open();
    fireEvent.click(await toggle('Quote it'));
    expect(screen.getByRole('alert').textContent).toContain(
      'This removes 4 quotes from the published version; 23 people follow it. The steps stay.',
    );
    expect(api.sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await screen.findByText('Removed 4 quotes from the published version. Learners no longer see this.');
    expect(api.sent).toMatchObject([{ url: URL, body: { permission: 'quoting', granted: false } }]);
    expect((await toggle('Quote it')).checked).toBe(false);
    expect(screen.getByText('Quotes no longer allowed. 4 quotes removed.')).toBeTruthy();
  });

  it('shows how many steps will lose the voice', async () => {
    const published = { quotes: 0, clips: 3, voices: 2, titles: 0, followers: 0 };
    open({ granted: ['voice'], published }, { ...source, fileType: 'audio/webm' });
    fireEvent.click(await toggle('Play the voice'));
    expect(screen.getByRole('alert').textContent).toContain('This removes 3 clips');
    expect(screen.getByRole('alert').textContent).toContain('2 steps will lose your voice.');
  });

  it('requires a decision on each title in the words of the source, and sends the decisions', async () => {
    const titled = ['I stopped.', 'I rested.', 'I wrote to Jana.'].map((title, index) => ({
      ...{ stepId: `t${index}`, title, stageTitle: 'The start' },
    }));
    const published = { quotes: 4, clips: 0, voices: 0, titles: 3, titled, followers: 23 };
    const api = open({ published });
    fireEvent.click(await toggle('Quote it'));
    expect(screen.getByRole('alert').textContent).toContain('Other steps stay.');
    expect(screen.getByRole('alert').textContent).toContain(
      '3 steps have titles in the words of this source',
    );
    const choose = (title: string, action: string) =>
      fireEvent.change(screen.getByRole('combobox', { name: `What happens to “${title}”` }), {
        target: { value: action },
      });
    choose('I rested.', 'remove');
    choose('I wrote to Jana.', 'keep');
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New title for “I stopped.”' });
    expect(field().value).toBe('');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    fireEvent.change(field(), { target: { value: '\u200b' } });
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    screen.getByText('Step title is required');
    expect(api.sent).toEqual([]);

    const message = 'These are still the words of the source.';
    const issues = [{ path: ['titles', 0, 'title'], message }];
    const answer = api.responses[URL]!;
    api.responses[URL] = () => ({ status: 400, body: { code: 'VALIDATION', message, issues } });
    fireEvent.change(field(), { target: { value: 'I stopped' } });
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(field().value).toBe('I stopped');

    api.responses[URL] = answer;
    fireEvent.change(field(), { target: { value: 'Take a break' } });
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await screen.findByText('Removed 4 quotes from the published version. Learners no longer see this.');
    expect(api.sent.at(-1)).toMatchObject({
      body: {
        permission: 'quoting',
        granted: false,
        titles: [
          { action: 'reword', stepId: 't0', title: 'Take a break' },
          { action: 'remove', stepId: 't1' },
          { action: 'keep', stepId: 't2' },
        ],
      },
    });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('changes nothing when the mentor keeps the permission', async () => {
    const api = open();
    fireEvent.click(await toggle('Quote it'));
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await toggle('Quote it')).checked).toBe(true);
    expect(api.sent).toEqual([]);
  });

  it('needs no confirmation where learners lose nothing', async () => {
    const api = open({ published: null });
    fireEvent.click(await toggle('Use it for drafts'));
    await waitFor(() =>
      expect(api.sent).toMatchObject([{ body: { permission: 'drafting', granted: false } }]),
    );
  });
});

describe('the question about an outside AI service', () => {
  const ask = (aiIsOutside: boolean, granted: boolean | null): FakeApi => {
    const config = { demoMode: false, demoAccounts: [], aiEngine: 'openai', aiIsOutside };
    const api = new FakeApi({
      '/api/config': { body: config },
      '/api/roadmaps/r1/outside-model': () => ({ body: { granted: api.sent.length > 0 ? true : granted } }),
    });
    renderScreen(<OutsideModelQuestion roadmapId="r1" />);
    return api;
  };

  it('is no longer shown after a choice', async () => {
    const api = ask(true, null);
    fireEvent.click(await screen.findByRole('button', { name: 'Allow it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Allow it' })).toBeNull());
    expect(api.sent).toMatchObject([{ body: { granted: true } }]);
  });

  it.each([
    ['for a service of the operator', false, null],
    ['after a choice', true, false],
  ])('is not shown %s', async (_, isOutside, granted) => {
    const api = ask(isOutside, granted);
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(isOutside ? 1 : 0));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
