import type { EventData } from '@waymark/contracts/events';
import type { ProviderRecovered, ProviderRefusing } from '@waymark/contracts/payments/events';
import { type Message, singleLine } from './message.ts';
import { moment } from './moment.ts';

const PAYMENTS = '/admin/payments';

const causes: Record<EventData<typeof ProviderRefusing>['reason'], string> = {
  key: 'It rejects our key. Please check it in the provider’s dashboard and in the settings.',
  account: 'It takes no payments for our account. Please check the account in the provider’s dashboard.',
};

/** To each admin, once. */
export function providerRefusingMessage(alarm: EventData<typeof ProviderRefusing>): Message {
  const title = 'The payment provider refuses our requests';
  return {
    ...frame(title, `No one can pay or be refunded. ${causes[alarm.reason]}`),
    facts: [
      { label: 'Provider', text: alarm.provider },
      { label: 'Since', text: moment(alarm.since, 'UTC') },
      { label: 'Its response', text: singleLine(alarm.message).slice(0, 300) },
    ],
  };
}

/** To each admin. */
export function providerRecoveredMessage({ provider, since }: EventData<typeof ProviderRecovered>): Message {
  return {
    ...frame(
      'The payment provider accepts our requests again',
      'Pending payments and refunds continue by themselves.',
    ),
    facts: [
      { label: 'Provider', text: provider },
      { label: 'Refused since', text: moment(since, 'UTC') },
    ],
  };
}

const frame = (title: string, lead: string): Omit<Message, 'facts'> => ({
  ...{
    kind: 'payments-refused',
    title,
    body: lead,
    link: PAYMENTS,
    subject: title,
    name: null,
    lead: [lead],
  },
  ...{ actions: [{ label: 'Open payments', to: PAYMENTS }], after: [] },
});
