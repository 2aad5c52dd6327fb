import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { aUser } from '../../testing/directory-samples.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi, refused } from '../../testing/fake-api.ts';
import { fakePlayer } from '../../testing/fake-player.ts';
import { aCourse, aMaterial, aSummary, CONTENT } from '../../testing/material-samples.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import MaterialPage from './material-page.tsx';

const ONE = '/api/learning-materials/m1';
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  fakePlayer();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

/** As a learner, unless given otherwise. */
function open(given: FakeApi['responses'] = {}): void {
  api = new FakeApi({
    '/api/user': { body: aUser({ id: 9, role: 'learner' }) },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
    '/api/learning-materials/summary': { body: aSummary },
    '/api/objects/uploads': { body: [] },
    [ONE]: { body: aMaterial() },
    [`${ONE}/view`]: { body: { view_count: 42 } },
    [`${ONE}/position`]: { body: { position: 0, updatedAt: null } },
    ...given,
  });
  renderScreen(
    <Routes>
      <Route path="/ai-resources/:id" element={<MaterialPage />} />
      <Route path="/ai-resources" element={<h1>The hub</h1>} />
    </Routes>,
    '/ai-resources/m1',
  );
}
const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const own = { '/api/user': { body: aUser({ id: 2, role: 'mentor' }) } };

describe('a material', () => {
  it('plays for users, counts them and resumes where they stopped', async () => {
    const position = { position: 200, updatedAt: '2026-11-20T08:00:00.000Z' };
    open({ [`${ONE}/position`]: { body: position } });
    await screen.findByRole('button', { name: 'Play' });
    await screen.findByText('42 views');
    screen.getByText('Continues at 3:20, where you stopped.');
    await click('Start from the Beginning');
    await waitFor(() => expect(api.sent.map(({ body }) => body)).toContainEqual({ position: 0 }));
    expect(screen.queryByText(/^Continues at/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Manage this material' })).toBeNull();
  });

  it('prompts visitors to log in, without an address of the content', async () => {
    open({
      '/api/user': refused(401, 'Nobody is logged in.'),
      [ONE]: { body: aMaterial({ contentUrl: null }) },
    });
    await screen.findByText(/^Log in to open this/);
    screen.getByRole('heading', { level: 1, name: 'One mark at a time' });
    expect(api.requests.filter((one) => /view|position/.test(one))).toEqual([]);
  });

  it('names the other site before it opens it in a new tab', async () => {
    open({ [ONE]: { body: aCourse({ id: 'm1' }) } });
    const link = await screen.findByRole('link', { name: /^Open the Page/ });
    expect(link.getAttribute('href')).toBe('https://courses.example/calls');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.textContent).toContain('courses.example');
  });

  it('that has no viewer is downloaded', async () => {
    const file = { name: 'a.docx', type: 'application/vnd.openxmlformats-officedocument', size: 2048 };
    open({ [ONE]: { body: aMaterial({ type: 'document', file }) } });
    const link = await screen.findByRole('link', { name: 'Download (2 KB)' });
    expect(link.getAttribute('href')).toBe(`${CONTENT}?download=1`);
  });

  it('is gone for an unknown id, and can be retried after an error', async () => {
    open({ [ONE]: refused(404, 'This learning material does not exist.') });
    await screen.findByRole('heading', { name: 'This material is gone' });
  });
});

describe('the author', () => {
  it('is not counted, sees why the material is hidden, and unpublishes it', async () => {
    const draft = aMaterial({ is_published: false });
    open({
      ...own,
      [ONE]: { body: aMaterial({ hiddenReason: 'Copied' }) },
      [`${ONE}/unpublish`]: { body: draft },
    });
    await screen.findByText('Our team has hidden this material. Reason: Copied');
    expect(api.requests.some((one) => one.includes('view'))).toBe(false);
    await click('Unpublish');
    await expectToast('Unpublished', 'It is a draft again. Only its author and admins can see it.');
    await screen.findByRole('button', { name: 'Publish' });
  });

  it('edits texts without sending the content again', async () => {
    open(own);
    await click('Edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Learning Material' }));
    form.getByText('trail.webm');
    await user.clear(form.getByLabelText('Title'));
    await user.type(form.getByLabelText('Title'), 'Two marks');
    api.responses[ONE] = { body: aMaterial({ title: 'Two marks' }) };
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Two marks' });
    expect(api.sent.at(-1)?.body).toMatchObject({
      title: 'Two marks',
      tags: 'focus, calm, first, steps, path',
    });
    expect(api.sent.at(-1)?.body).not.toHaveProperty('contentUrl');
  });

  it('deletes the material after a confirmation that states the consequences', async () => {
    open(own);
    await click('Delete');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/This cannot be undone/);
    api.responses[ONE] = { body: { success: true } };
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Learning material deleted');
    expect(place()).toBe('/ai-resources/yours');
  });

  it('may be an admin, who cannot publish the draft of another person', async () => {
    open({
      '/api/user': { body: aUser({ id: 3, role: 'admin' }) },
      [ONE]: { body: aMaterial({ is_published: false }) },
    });
    await screen.findByText(/You manage this material as an admin/);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});
