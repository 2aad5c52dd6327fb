import type { EventData } from '@waymark/contracts/events';
import { ProviderRecovered, ProviderRefusing } from '@waymark/contracts/payments/events';
import { singleLine, type Text } from './message.ts';
import { moment } from './moment.ts';
import { notice } from './notice.ts';

const PAYMENTS = '/admin/payments';

const causes: Record<EventData<typeof ProviderRefusing>['reason'], string> = {
  key: 'It rejects our key. Please check it in the provider’s dashboard and in the settings.',
  account: 'It takes no payments for our account. Please check the account in the provider’s dashboard.',
};

/** Once. */
export const refusing = notice(ProviderRefusing, {
  kind: 'payments-refused',
  topic: 'money',
  to: 'admins',
  text(alarm) {
    const title = 'The payment provider refuses our requests';
    return {
      ...frame(title, `No one can pay or be refunded. ${causes[alarm.reason]}`),
      facts: [
        { label: 'Provider', text: alarm.provider },
        { label: 'Since', text: moment(alarm.since, 'UTC') },
        { label: 'Its response', text: singleLine(alarm.message).slice(0, 300) },
      ],
    };
  },
});

export const recovered = notice(ProviderRecovered, {
  kind: 'payments-refused',
  topic: 'money',
  to: 'admins',
  text({ provider, since }) {
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
  },
});

const frame = (title: string, lead: string): Text => ({
  ...{ title, body: lead, link: PAYMENTS, lead: [lead] },
  actions: [{ label: 'Open payments', to: PAYMENTS }],
});
