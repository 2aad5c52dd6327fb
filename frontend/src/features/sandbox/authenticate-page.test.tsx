import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { IntentState } from '@waymark/contracts/payments/http';
import { Route, Routes } from 'react-router-dom';
import { FakeApi } from '../../testing/fake-api.ts';
import { aSandboxIntent } from '../../testing/payment-samples.ts';
import { place, renderScreen } from '../../testing/render-screen.tsx';
import AuthenticatePage from './authenticate-page.tsx';
import { bankReturn } from './bank-return.ts';

const intent = (state: IntentState) => ({ body: aSandboxIntent({ state, currency: 'EUR' }) });
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    '/api/payments/sandbox/intent': intent('requires_action'),
    '/api/payments/sandbox/authenticate': intent('succeeded'),
  });
});

function visit(query: string): void {
  renderScreen(
    <Routes>
      <Route path="/sandbox/authenticate" element={<AuthenticatePage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    `/sandbox/authenticate${query}`,
  );
}
const BACK = encodeURIComponent('/scheduling?payment=success');
const QUERY = `?payment_intent_client_secret=pi_1_secret&return=${BACK}`;

describe("the test bank's page", () => {
  it('shows the amount and removes the secret from the address', async () => {
    visit(QUERY);
    expect(await screen.findByText('€25.00')).toBeTruthy();
    expect(screen.getByText('Test mode, no real money')).toBeTruthy();
    expect(place()).toBe('/sandbox/authenticate');
  });

  it.each([
    ['Approve', 'succeeded'],
    ['Decline', 'failed'],
  ])('returns to the page after %s with the status %s', async (name, status) => {
    visit(QUERY);
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() =>
      expect(place()).toBe(`/scheduling?payment=success&payment_intent=pi_1&redirect_status=${status}`),
    );
  });

  it('offers nothing for a decided or missing payment', async () => {
    api.responses['/api/payments/sandbox/intent'] = intent('succeeded');
    visit(QUERY);
    expect(await screen.findByText('No payment to approve')).toBeTruthy();
    cleanup();
    visit('');
    expect(await screen.findByText('No payment to approve')).toBeTruthy();
  });
});

describe('the return path', () => {
  it.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '',
    null,
  ])('stays on this site for %s', (wanted) => {
    const path = bankReturn(wanted, 'pi_1', true);
    expect(new URL(path, 'http://localhost').origin).toBe('http://localhost');
    expect(path).toBe('/scheduling?payment=success&payment_intent=pi_1&redirect_status=succeeded');
  });

  it('preserves the requested page and query', () => {
    expect(bankReturn('/scheduling?tab=sessions&payment=success', 'pi_1', false)).toBe(
      '/scheduling?tab=sessions&payment=success&payment_intent=pi_1&redirect_status=failed',
    );
  });
});
