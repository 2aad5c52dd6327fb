import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Milestone } from '@waymark/contracts/roadmaps/timeline';
import { aRoadmap } from '#testing/directory-samples.ts';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { TimelinePanel } from './timeline-panel.tsx';

const ADDRESS = '/api/roadmaps/r1/timeline';
const aMilestone = (id: string, title: string, given: Partial<Milestone> = {}): Milestone => ({
  ...{ id, title, year: 2016, description: '', steps: [], revision: 1 },
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...given,
});
const resources = [{ id: 'l1', title: 'Union', url: 'https://union.example' }];
const lost = aMilestone('m1', 'Lost the job', { steps: [{ id: 's1', title: 'Rang the union', resources }] });
const opened = aMilestone('m2', 'Opened the shop', { year: 2019 });

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = new FakeApi({
    [ADDRESS]: { body: { milestones: [lost, opened] } },
    '/api/roadmaps/r1/run': { body: null },
  });
});

const show = () => renderScreen(<TimelinePanel roadmap={aRoadmap({ id: 'r1', isOwner: true }, [])} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
const titles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

describe('the timeline', () => {
  it('suggests the first milestone of the current year', async () => {
    api.responses[ADDRESS] = { body: { milestones: [] } };
    show();
    await screen.findByText('No milestones yet');
    press('Add milestone');
    expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe(String(new Date().getFullYear()));
    api.responses[ADDRESS] = { status: 201, body: opened };
    write('Year', '2019');
    write('Milestone', 'Opened the shop');
    press('Save milestone');
    await waitFor(() => expect(titles()).toEqual(['Opened the shop']));
    expect(api.sent[0]).toMatchObject({
      url: ADDRESS,
      body: { year: 2019, title: 'Opened the shop', description: '', steps: [] },
    });
  });

  it('shows an error at each wrong field and sends nothing', async () => {
    show();
    await screen.findByText('Lost the job');
    press('Edit Lost the job');
    write('Year', 'long ago');
    write('Milestone', '');
    write('Address', 'union');
    press('Save milestone');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        'Enter a year such as 2019',
        'The title is required',
        'Use an address that begins with https:// or mailto:',
      ]),
    );
    expect(api.sent).toEqual([]);
  });

  it('keeps an edited text while another window has saved the milestone', async () => {
    show();
    await screen.findByText('Lost the job');
    press('Edit Lost the job');
    write('Milestone', 'Lost my job');
    api.responses[`${ADDRESS}/m1`] = { status: 409, body: { code: 'STALE', message: 'Changed.' } };
    api.responses[ADDRESS] = { body: { milestones: [{ ...lost, title: 'Fired', revision: 2 }, opened] } };
    press('Save milestone');
    const notice = (await screen.findByText('This milestone was changed in another window')).closest(
      '[role]',
    )!;
    expect(notice.textContent).toContain('2016: Fired');
    api.responses[`${ADDRESS}/m1`] = { body: { ...lost, title: 'Lost my job', revision: 3 } };
    // A click that was meant for the form before the notice saves nothing.
    press('Save milestone');
    expect(api.sent.filter(({ url }) => url === `${ADDRESS}/m1`)).toHaveLength(1);
    press('Keep mine');
    press('Save milestone');
    await waitFor(() => expect(titles()).toEqual(['Lost my job', 'Opened the shop']));
    expect(api.sent.filter(({ url }) => url === `${ADDRESS}/m1`)).toHaveLength(2);
    expect(api.sent.at(-1)?.body).toMatchObject({ title: 'Lost my job', revision: 2 });
  });

  it('saves a new order and shows it at once', async () => {
    show();
    await screen.findByText('Lost the job');
    api.responses[`${ADDRESS}/order`] = { body: { milestones: [opened, lost] } };
    press('Move Opened the shop up');
    await waitFor(() => expect(titles()).toEqual(['Opened the shop', 'Lost the job']));
    await waitFor(() => expect(api.sent[0]?.body).toEqual({ milestones: ['m2', 'm1'] }));
  });

  it('deletes a milestone after a confirmation', async () => {
    show();
    await screen.findByText('Lost the job');
    api.responses[`${ADDRESS}/m1`] = { body: { success: true } };
    press('Delete Lost the job');
    fireEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete milestone' }),
    );
    await waitFor(() => expect(titles()).toEqual(['Opened the shop']));
  });

  it('shows steps with their links', async () => {
    show();
    expect((await screen.findByRole('link', { name: 'Union' })).getAttribute('href')).toBe(
      'https://union.example',
    );
  });

  it('shows that it did not load', async () => {
    api.responses[ADDRESS] = { status: 503, body: { code: 'UNAVAILABLE', message: 'Later.' } };
    show();
    expect(await screen.findByText('Your timeline did not load')).toBeTruthy();
  });
});
