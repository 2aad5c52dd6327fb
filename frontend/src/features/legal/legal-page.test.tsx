import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OperatorInfo } from '@waymark/contracts/operator';
import { FakeApi } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import LegalPage from './legal-page.tsx';

const unknown: OperatorInfo = {
  ...{ name: null, address: null, supportEmail: null },
  texts: { about: null, privacy: null, terms: null, contact: null },
  facts: { demo: false, payments: 'sandbox', model: 'none', files: 'disk' },
};

function show(path: string, operator: Partial<OperatorInfo> = {}) {
  new FakeApi({ '/api/operator': { body: { ...unknown, ...operator } } });
  renderScreen(<LegalPage />, path);
}

describe('the pages about this installation', () => {
  it.each(['/about', '/privacy', '/terms'])(
    'state on %s that the operator has given no name',
    async (path) => {
      show(path);
      await screen.findByText(/has not stated their name here/);
    },
  );

  it('name the operator with the address', async () => {
    show('/about', { name: 'Nora Lind', address: '1 Harbour Street\nCork' });
    await screen.findByText('This Waymark is run by Nora Lind, 1 Harbour Street, Cork.');
    expect(screen.queryByText(/has not stated/)).toBeNull();
  });

  it('link the address for support, and promise no reply without one', async () => {
    show('/contact', { supportEmail: 'help@waymark.example' });
    const link = await screen.findByRole('link', { name: 'help@waymark.example' });
    expect(link.getAttribute('href')).toBe('mailto:help@waymark.example');
  });

  it('promise no reply without an address', async () => {
    show('/contact');
    await screen.findByText(/nobody here can promise you a reply/);
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  });

  it('name who else receives data, as this installation is set', async () => {
    show('/privacy', { facts: { demo: false, payments: 'stripe', model: 'outside', files: 's3' } });
    await screen.findByText(/^Stripe takes payments/);
    screen.getByText(/made by a language model of another company/);
    screen.getByText(/object storage that the operator has chosen/);
    expect(screen.queryByText(/no real money moves/)).toBeNull();
  });

  it('show the text of the operator instead, with its headings and links', async () => {
    const terms = '# Be kind\nTo each other.\n\nSee https://waymark.example/rules.\n\n# Ours';
    show('/terms', { texts: { ...unknown.texts, terms } });
    await screen.findByRole('heading', { level: 2, name: 'Be kind' });
    screen.getByText('To each other.');
    const link = screen.getByRole('link', { name: 'https://waymark.example/rules' });
    expect(link.getAttribute('href')).toBe('https://waymark.example/rules');
    screen.getByRole('heading', { level: 2, name: 'Ours' });
    expect(screen.queryByText(/An account is free/)).toBeNull();
  });
});
