import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { aUser } from '../../testing/directory-samples.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { aCourse, aMaterial, aSummary } from '../../testing/material-samples.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import { fileMissing } from './form/material-fields.ts';
import HubPage from './hub-page.tsx';
import OwnMaterialsPage from './own-materials-page.tsx';

const HUB = '/ai-resources';
const LIST = '/api/learning-materials';
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

function open(given: FakeApi['responses'] = {}, address = HUB, role: 'mentor' | 'learner' = 'mentor'): void {
  api = new FakeApi({
    '/api/user': { body: aUser({ id: 2, role }) },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
    [`${LIST}/summary`]: { body: aSummary },
    [`${LIST}?`]: { body: [aMaterial(), aCourse()] },
    '/api/objects/uploads': { body: [] },
    ...given,
  });
  renderScreen(
    <Routes>
      <Route path={HUB} element={<HubPage />} />
      <Route path={`${HUB}/yours`} element={<OwnMaterialsPage />} />
    </Routes>,
    address,
  );
}
const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('the Learning Hub', () => {
  it('counts materials by type', async () => {
    open();
    const counts = await screen.findByRole('list', { name: 'Materials by type' });
    await within(counts).findByRole('link', { name: /^Videos\s*3$/ });
    const names = within(counts)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Videos3', 'Audio lessons2', 'Courses4', 'Documents1']);
  });

  it('shows a card with badges, minutes and seconds, views, category and three tags', async () => {
    open();
    const [card] = await screen.findAllByRole('article');
    const shown = within(card!);
    expect(shown.getByRole('link').getAttribute('href')).toBe(`${HUB}/m1`);
    for (const text of [
      'Beginner',
      'Video',
      '90:05',
      '41 views',
      'Getting started · by Rosa Delgado',
      '+2',
    ]) {
      expect(shown.getByText(text)).toBeTruthy();
    }
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['focus', 'calm', 'first', '+2and 2 more tags']),
    );
    expect(shown.queryByText('steps')).toBeNull();
  });

  it('searches, filters and sorts in the address', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await screen.findByRole('option', { name: 'Money' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Money');
    await user.selectOptions(screen.getByLabelText('Type'), 'Course');
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'Beginner');
    await user.selectOptions(screen.getByLabelText('Order'), 'Most viewed first');
    expect(place()).toBe(`${HUB}?category=Money&type=course&difficulty=beginner&sort=most-viewed`);
    expect(api.requests.at(-1)).toBe(
      `${LIST}?limit=24&category=Money&type=course&difficulty=beginner&sort=most-viewed`,
    );
    await user.type(screen.getByRole('searchbox'), 'debt');
    await waitFor(() => expect(place()).toContain('q=debt'));
  });

  it('is empty without matches, and clears the filters', async () => {
    open({ [`${LIST}?limit=24&q=zen`]: { body: [] } }, `${HUB}?q=zen`);
    await screen.findByRole('heading', { name: 'No materials found' });
    screen.getByText('Try adjusting your filters or your search.');
    await click('Show All Materials');
    await screen.findByRole('link', { name: 'One mark at a time' });
  });

  it('invites mentors to the first material, and offers learners no sharing', async () => {
    open({ [`${LIST}?`]: { body: [] } });
    await screen.findByText(/^Be the first/);
  });

  it('offers learners no sharing', async () => {
    open({ [`${LIST}?`]: { body: [] } }, HUB, 'learner');
    await screen.findByText(/^Mentors have not shared anything yet/);
    expect(screen.queryByRole('button', { name: 'Share Learning Material' })).toBeNull();
  });

  it('shows an error with a retry', async () => {
    open({ [`${LIST}?`]: refused(503, 'Too busy.') });
    await screen.findByText('Too busy.');
    screen.getByRole('button', { name: 'Retry' });
  });
});

describe('sharing a material', () => {
  /** The next request waits until the returned function is called. */
  function holdNext(): () => void {
    const network = globalThis.fetch;
    const { promise, resolve } = Promise.withResolvers<void>();
    globalThis.fetch = async (...request) => {
      globalThis.fetch = network;
      await promise;
      return network(...request);
    };
    return resolve;
  }

  async function dialog() {
    await click('Share Learning Material');
    return within(await screen.findByRole('dialog', { name: 'Share Learning Material' }));
  }

  it('needs a file first, a title, a description and a category', async () => {
    open();
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Publish' }));
    await expectToast('Please upload a file first', 'You can publish as soon as it has been checked.');
    for (const fault of [
      'Title is required',
      'Description must be at least 10 characters',
      'Category is required',
    ]) {
      await form.findByText(fault);
    }
    expect(api.sent).toEqual([]);
  });

  it('publishes a page of another site, with tags as a text with commas', async () => {
    open({ [LIST]: { status: 201, body: aCourse() } });
    const form = await dialog();
    await user.click(form.getByLabelText('Link to a page'));
    expect(
      within(form.getByLabelText('Type'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Video', 'Course']);
    await user.type(form.getByLabelText('Address of the page'), 'http://courses.example');
    await user.click(form.getByRole('button', { name: 'Publish' }));
    await form.findByText('Enter an address that begins with https://');
    await user.clear(form.getByLabelText('Address of the page'));
    await user.type(form.getByLabelText('Address of the page'), 'https://courses.example/calls');
    await user.selectOptions(form.getByLabelText('Type'), 'Course');
    await user.type(form.getByLabelText('Title'), 'Talking to creditors');
    await user.type(form.getByLabelText('Description'), 'Four lessons on calls.');
    await user.type(form.getByLabelText('Category'), 'Money');
    await user.type(form.getByLabelText('Tags'), 'debt, calls');
    const respond = holdNext();
    await user.click(form.getByRole('button', { name: 'Publish' }));
    await form.findByRole('button', { name: 'Publishing...' });
    respond();
    await expectToast('Learning material created successfully!');
    expect(api.sent.at(-1)?.body).toMatchObject({
      ...{ title: 'Talking to creditors', type: 'course', category: 'Money', difficulty: 'beginner' },
      ...{ tags: 'debt, calls', contentUrl: 'https://courses.example/calls', is_published: true },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("shows the server's message", async () => {
    const message = 'You have 500 materials. Delete one before you share another.';
    open({ [LIST]: refused(422, message) });
    const form = await dialog();
    await user.click(form.getByLabelText('Link to a page'));
    await user.type(form.getByLabelText('Address of the page'), 'https://courses.example/calls');
    await user.type(form.getByLabelText('Title'), 'Talking to creditors');
    await user.type(form.getByLabelText('Description'), 'Four lessons on calls.');
    await user.type(form.getByLabelText('Category'), 'Money');
    await user.click(form.getByRole('button', { name: 'Save as Draft' }));
    await expectToast('Learning material not created', message);
    expect(api.sent.at(-1)?.body).toMatchObject({ is_published: false });
    expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('Talking to creditors');
  });
});

describe('your materials', () => {
  it('lists drafts and hidden ones with their state', async () => {
    const own = [aMaterial({ is_published: false }), aCourse({ hiddenReason: 'Copied' })];
    open({ '/api/mentor/learning-materials?': { body: own } }, `${HUB}/yours`);
    await screen.findByText('2 materials, 1 draft');
    screen.getByText('Draft');
    screen.getByText('Hidden');
  });

  it('is for mentors', async () => {
    open({}, `${HUB}/yours`, 'learner');
    await screen.findByRole('heading', { name: 'Mentors share here' });
  });
});

it.each([
  ['none', 'Please upload a file first'],
  ['failed', 'Please upload a file first'],
  ['uploading', 'The file is still being uploaded'],
  ['checking', 'The file is still being checked'],
] as const)('names what a material without a file waits for at the step %s', (step, text) => {
  expect(fileMissing(step)).toBe(text);
});
