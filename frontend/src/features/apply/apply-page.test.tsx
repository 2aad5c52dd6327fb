import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication } from '../../testing/application-samples.ts';
import { aUser } from '../../testing/directory-samples.ts';
import { expectToast } from '../../testing/expect-toast.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import ApplyPage from './apply-page.tsx';

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  localStorage.clear();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

function open(application: unknown, role: 'learner' | 'mentor' = 'learner'): FakeApi {
  const api = new FakeApi({
    '/api/user': { body: aUser({ role }) },
    '/api/mentor-application': { body: application },
    '/api/apply-mentor': { status: 202, body: { status: 'pending', aiEvaluation: null } },
  });
  renderScreen(<ApplyPage />, '/apply-mentor');
  return api;
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function fill(years = '6'): Promise<void> {
  await user.type(await field('Full name'), 'Nora Lind');
  await user.type(await field('Area of expertise'), 'Debt');
  await user.type(await field('Years of experience'), years);
  await user.type(await field('Achievements'), 'I failed twice.');
  await user.type(await field('Impact statement'), 'Eleven people.');
}
const submit = () => user.click(screen.getByRole('button', { name: 'Submit Application' }));

describe('the form of an application', () => {
  it('sends what was typed, with null for empty addresses, and shows the review', async () => {
    const api = open(null);
    await fill();
    api.responses['/api/mentor-application'] = { body: anApplication() };
    await submit();
    await expectToast('Application Submitted');
    expect(api.sent).toMatchObject([
      { body: { fullName: 'Nora Lind', yearsExperience: 6, linkedinUrl: null, portfolioUrl: null } },
    ]);
    await screen.findByRole('heading', { name: 'Application Under Review' });
    screen.getByText('Review typically takes 48 hours.');
    expect(screen.queryByText(/business days|nothing more to do/)).toBeNull();
  });

  it.each([
    ['', 'Missing Information', 'Please fill in all required fields.'],
    ['2', 'Experience Required', 'We require at least 3 years of experience to become a mentor.'],
  ])('is not sent with %j years of experience: %s', async (years, title, description) => {
    const api = open(null);
    await fill(years || ' ');
    await submit();
    await expectToast(title, description);
    expect(api.sent).toEqual([]);
  });

  it('keeps what was typed over a reload, until it is submitted', async () => {
    open(null);
    await user.type(await field('Achievements'), 'Half a story');
    expect(localStorage.getItem('waymark-application-1')).toContain('Half a story');
    screen.getByText('12 of 4,000 characters');
  });

  it('shows the message of the server', async () => {
    const api = open(null);
    await fill();
    const message = 'Your application is already under review.';
    api.responses['/api/apply-mentor'] = { status: 409, body: { code: 'CONFLICT', message } };
    await submit();
    await expectToast('Application Failed', message);
  });
});

describe('an application that waits', () => {
  const CHANGE = '/api/mentor-applications/a1';

  it('leads to the story', async () => {
    open(anApplication());
    const link = await screen.findByRole('link', { name: 'Start telling your story' });
    expect(link.getAttribute('href')).toBe('/mentor/roadmaps#tell');
  });

  it('can be changed, and is evaluated again', async () => {
    const api = open(anApplication());
    const changed = anApplication({ achievements: 'I began again.', evaluating: true });
    api.responses[CHANGE] = { body: changed };
    await user.click(await screen.findByRole('button', { name: 'Change application' }));
    const achievements = await field('Achievements');
    expect(achievements.value).toBe('I failed twice.');
    await user.clear(achievements);
    await user.type(achievements, 'I began again.');
    api.responses['/api/mentor-application'] = { body: changed };
    await user.click(screen.getByRole('button', { name: 'Send the changes' }));
    await expectToast('Application Changed', 'It is being evaluated again.');
    expect(api.sent).toMatchObject([{ body: { fullName: 'Nora Lind', achievements: 'I began again.' } }]);
    await screen.findByText(/is being evaluated/);
    expect(localStorage.getItem('waymark-application-1')).toBeNull();
  });

  it('stays as it is when the change is cancelled', async () => {
    open(anApplication());
    await user.click(await screen.findByRole('button', { name: 'Change application' }));
    await user.type(await field('Achievements'), ' More.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('heading', { name: 'Application Under Review' });
    expect(localStorage.getItem('waymark-application-1')).toBeNull();
  });

  it('says why it can no longer be changed', async () => {
    const api = open(anApplication());
    const message = 'This application has been decided already.';
    api.responses[CHANGE] = { status: 409, body: { code: 'CONFLICT', message } };
    await user.click(await screen.findByRole('button', { name: 'Change application' }));
    await field('Achievements');
    await user.click(screen.getByRole('button', { name: 'Send the changes' }));
    await expectToast('Your application was not changed', message);
  });

  it('can be withdrawn after a question, and its text is kept for another one', async () => {
    const api = open(anApplication());
    api.responses[`${CHANGE}/withdraw`] = { body: { success: true } };
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('alertdialog', { name: 'Withdraw your application?' });
    api.responses['/api/mentor-application'] = { body: null };
    await user.click(screen.getByRole('button', { name: 'Withdraw application' }));
    await expectToast('Application Withdrawn');
    expect((await field('Achievements')).value).toBe('I failed twice.');
  });
});

describe('the status of an application', () => {
  it('is a rejection with feedback that leads back to the filled form', async () => {
    const quotes = { authenticity: [], perseverance: [], valor: [] };
    open(anApplication({ status: 'rejected', aiFeedback: 'Say when.', authenticityScore: 5, quotes }));
    await screen.findByText('Say when.');
    screen.getByText('5 of 10');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await field('Full name')).value).toBe('Nora Lind');
  });

  it.each([
    ['Say when.', 'Say when.'],
    [null, 'Please review the feedback and try again.'],
  ])('follows the evaluation, and announces its rejection with feedback %j', async (aiFeedback, text) => {
    const api = open(anApplication({ evaluating: true }));
    await screen.findByText(/is being evaluated/);
    api.responses['/api/mentor-application'] = {
      body: anApplication({ status: 'rejected', aiFeedback }),
    };
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    await expectToast('Application Needs Improvement', text);
  });

  it('refreshes the user after an approval and opens the Studio after 2 seconds', async () => {
    const api = open(anApplication({ evaluating: true }));
    await screen.findByText(/is being evaluated/);
    api.responses['/api/mentor-application'] = { body: anApplication({ status: 'approved' }) };
    const asked = () => api.requests.filter((url) => url === '/api/user').length;
    const before = asked();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    await expectToast('Application Approved');
    await waitFor(() => expect(asked()).toBe(before + 1));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(place()).toBe('/mentor'));
  });

  it('opens the Studio after an approval also when the user cannot be loaded again', async () => {
    const api = open(anApplication({ evaluating: true }));
    await screen.findByText(/is being evaluated/);
    api.responses['/api/mentor-application'] = { body: anApplication({ status: 'approved' }) };
    api.responses['/api/user'] = { status: 503, body: { code: 'UNAVAILABLE', message: 'Wait.' } };
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    await expectToast('Application Approved');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(place()).toBe('/mentor'));
  });

  it('offers the Studio after an approval, and to mentors without an application', async () => {
    open(anApplication({ status: 'approved' }), 'mentor');
    const link = await screen.findByRole('link', { name: 'Go to Mentor Studio' });
    expect(link.getAttribute('href')).toBe('/mentor');
    expect(place()).toBe('/apply-mentor');
  });
});
