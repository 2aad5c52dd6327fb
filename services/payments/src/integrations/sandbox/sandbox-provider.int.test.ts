import { newId } from '@waymark/kernel/ids';
import { SandboxCheckout } from '../../app/sandbox-checkout.ts';
import { GOOD_CARD, Harness, WEBHOOK_SECRET } from '../../testing/harness.ts';
import { providerContract } from '../../testing/provider-contract.ts';
import { SandboxProvider } from './sandbox-provider.ts';
import { sign } from './webhook-signature.ts';

const CARDS = {
  good: GOOD_CARD.number,
  declined: '4000 0000 0000 0002',
  authentication: '4000 0025 0000 3155',
};

providerContract('sandbox', async () => {
  const payments = await new Harness().start();
  const checkout = payments.get(SandboxCheckout);
  return {
    provider: payments.get(SandboxProvider),
    pay: async ({ clientSecret }, card) => {
      await checkout.confirm({ ...GOOD_CARD, number: CARDS[card], clientSecret });
    },
    event: async (type, { id }, at = new Date()) => {
      const payload = JSON.stringify({
        ...{ id: newId(), type, data: { object: { object: 'payment_intent', id } } },
      });
      return { payload, signature: sign(WEBHOOK_SECRET, payload, at) };
    },
    stop: () => payments.stop(),
  };
});
