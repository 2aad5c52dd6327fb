// guarantees: An address in the network is sent only if public; learners get nothing of the community
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, aMember, someStats } from '#testing/community-samples.ts';
import { aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { place, renderScreen } from '#testing/render-screen.tsx';
import NetworkPage from './network-page.tsx';

const MEMBERS = '/api/mentor-network?';
const CARD = '/api/mentor-network/me';
let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

function open(given: FakeApi['responses'] = {}, address = '/mentor-community'): void {
  api = new FakeApi({
    '/api/user': { body: aUser({ id: 2, role: 'mentor' }) },
    '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
    '/api/community-stats': { body: someStats },
    [MEMBERS]: { body: [aMember()] },
    [CARD]: { body: aCard() },
    ...given,
  });
  renderScreen(<NetworkPage />, address);
}
const cardOf = (name: string) => screen.findByRole('article', { name });

describe('the network', () => {
  it('shows cards, and the counts of the server', async () => {
    open();
    const card = within(await cardOf('Amara Okafor'));
    card.getByText('Available for peer support');
    screen.getByRole('region', { name: 'AI-Powered Learning Hub' });
    card.getByText('@amara · 4 years of experience');
    expect(card.getByRole('link', { name: 'Amara Okafor' }).getAttribute('href')).toBe('/mentor/4');
    const tiles = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(tiles).toEqual(['7', '6', '4', '2']);
    expect(screen.queryByText(/sample data/)).toBeNull();
  });

  it('offers the public address, and states that there is none', async () => {
    open({ [MEMBERS]: { body: [aMember(), aMember({ id: 5, name: 'Tomáš Dvořák', email: null })] } });
    await user.click(await screen.findByRole('button', { name: 'Connect with Tomáš Dvořák' }));
    await expectToast('Email not available', "This mentor's contact information is not publicly available.");
    await user.click(screen.getByRole('button', { name: 'Connect with Amara Okafor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect with Amara Okafor' }));
    dialog.getByText('amara@community.example');
    expect(dialog.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe(
      'mailto:amara@community.example',
    );
  });

  it('has no Connect on the own card, nor a link to a profile that an admin lacks', async () => {
    open({
      [MEMBERS]: { body: [aMember({ id: 2, name: 'Rosa' }), aMember({ name: 'Boss', isMentor: false })] },
    });
    within(await cardOf('Rosa')).getByText('Your card');
    expect(within(await cardOf('Boss')).queryByRole('link')).toBeNull();
  });

  it('filters by category, availability and words in the address, and clears them', async () => {
    open({ [`${MEMBERS}limit=24&q=zen`]: { body: [] } }, '/mentor-community?q=zen&category=nonsense');
    await screen.findByRole('heading', { name: 'No mentors available' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Business');
    await user.click(screen.getByLabelText('Available for peer support'));
    expect(place()).toBe('/mentor-community?q=zen&category=business&available=true');
    expect(api.requests.at(-1)).toBe(`${MEMBERS}limit=24&q=zen&category=business&available=true`);
    await user.click(await screen.findByRole('button', { name: 'Clear Search' }));
    await cardOf('Amara Okafor');
    expect(place()).toBe('/mentor-community');
  });

  it('offers a retry when the members do not load', async () => {
    let fails = true;
    open({ [MEMBERS]: () => (fails ? refused(503, 'Too busy.') : { body: [aMember()] }) });
    await screen.findByText('Too busy.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await cardOf('Amara Okafor');
  });

  it('is closed to learners, who see how to join', async () => {
    open({ '/api/user': { body: aUser() } });
    const link = await screen.findByRole('link', { name: 'Become a Mentor' });
    expect(link.getAttribute('href')).toBe('/apply-mentor');
    // Of the community itself, nothing.
    expect(api.requests.toSorted()).toEqual(['/api/config', '/api/user']);
  });
});

describe('the own card', () => {
  const openCard = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit Your Card' }));
    return within(await screen.findByRole('form', { name: 'Your card' }));
  };

  it('is saved at its revision, with a topic per line', async () => {
    open();
    const form = await openCard();
    await user.type(form.getByLabelText('What you can help with'), '\n Budgeting \n');
    await user.type(form.getByLabelText('Years of experience'), '6');
    await user.click(form.getByLabelText('Business'));
    await user.click(form.getByRole('button', { name: 'Save Card' }));
    await expectToast('Your card is saved');
    expect(api.sent).toMatchObject([
      {
        body: {
          ...aCard(),
          helpOffered: ['Rest', 'Budgeting'],
          yearsExperience: 6,
          categories: ['business'],
        },
      },
    ]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('needs an address before it is made public', async () => {
    open();
    const form = await openCard();
    await user.click(form.getByLabelText(/^Other mentors may see this address/));
    await user.click(form.getByRole('button', { name: 'Save Card' }));
    await form.findByText('Enter the address that members may see.');
    expect(api.sent).toEqual([]);
  });

  it('stays open with what was typed when another window was faster', async () => {
    open();
    const form = await openCard();
    api.responses[CARD] = { status: 409, body: { code: 'STALE', message: 'Changed in another window.' } };
    await user.type(form.getByLabelText('What you need help with'), 'Sleep');
    await user.click(form.getByRole('button', { name: 'Save Card' }));
    await expectToast('Your card was not saved', 'Changed in another window.');
    expect(form.getByLabelText<HTMLTextAreaElement>('What you need help with').value).toBe('Sleep');
  });
});
