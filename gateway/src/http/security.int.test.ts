import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { PAYMENTS_PROVIDER: 'stripe' } });
});
afterAll(() => gateway?.stop());

it('where Stripe takes the money its form may run, and nobody else’s', async () => {
  const { headers } = await gateway.browser().get('/api/config');
  const policy = headers.get('content-security-policy')!.split(';');
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
  expect(policy).toContain(
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  );
  expect(policy).toContain("connect-src 'self' https://api.stripe.com");
  expect(policy).toContain("default-src 'self'");
  expect(headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")');
});
