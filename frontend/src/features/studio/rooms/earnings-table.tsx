import type { Earning, EarningState } from '@waymark/contracts/payments/earnings';
import { formatDate } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge, type Tone } from '#shared/ui/badge.tsx';
import { Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { TextLink } from '#shared/ui/link.tsx';

const columns = [
  { label: 'Session' },
  { label: 'Price', wide: true },
  { label: 'Refunded', wide: true },
  { label: 'Fee', wide: true },
  { label: 'Your share' },
  { label: 'State', wide: true },
];

export const EarningsTable = ({ earnings }: { earnings: Earning[] }) => (
  <DataTable caption="Earnings" columns={columns}>
    {earnings.map((earning) => (
      <EarningRow key={earning.id} earning={earning} />
    ))}
  </DataTable>
);

function EarningRow({ earning }: { earning: Earning }) {
  const { sessionId, startsAt, receipt, price, refunded, fee, share, currency } = earning;
  const amount = (cents: number) => (cents === 0 ? '–' : formatMoney(cents, currency));
  return (
    <Row>
      <NameCell
        below={
          <>
            <State earning={earning} />
            <span className="tabular text-muted">{sumText(earning)}</span>
          </>
        }
      >
        <TextLink to={`/scheduling?session=${encodeURIComponent(sessionId)}`}>
          <time dateTime={startsAt}>{formatDate(startsAt)}</time>
        </TextLink>
        <span className="block text-muted">{receipt}</span>
      </NameCell>
      {[price, refunded, fee].map((cents, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three columns, always the same
        <Cell key={column} wide className="tabular whitespace-nowrap">
          {amount(cents)}
        </Cell>
      ))}
      <Cell className="tabular whitespace-nowrap font-semibold">{amount(share)}</Cell>
      <Cell wide>
        <State earning={earning} />
      </Cell>
    </Row>
  );
}

/** On phones, in place of the columns. */
function sumText({ price, refunded, fee, currency }: Earning): string {
  return [
    `Price ${formatMoney(price, currency)}`,
    ...(refunded > 0 ? [`refunded ${formatMoney(refunded, currency)}`] : []),
    ...(fee > 0 ? [`fee ${formatMoney(fee, currency)}`] : []),
  ].join(', ');
}

const tones: Record<EarningState, Tone> = {
  'after-session': 'neutral',
  waiting: 'neutral',
  'on-hold': 'amber',
  due: 'dusk',
  paid: 'moss',
  'owed-back': 'berry',
  none: 'neutral',
};

const State = ({ earning }: { earning: Earning }) => (
  <Badge tone={tones[earning.state]}>{stateText(earning)}</Badge>
);

function stateText({ state, dueAt, paidAt, price, refunded }: Earning): string {
  switch (state) {
    case 'after-session':
      return 'After the session';
    case 'waiting':
      return `Waits until ${formatDate(dueAt!)}`;
    case 'on-hold':
      return 'On hold: a dispute or a no-show is open';
    case 'due':
      return 'Due';
    case 'paid':
      return `Paid on ${formatDate(paidAt!)}`;
    case 'owed-back':
      return 'Refunded after it was paid to you';
    case 'none':
      return refunded === price ? 'Refunded' : 'Nothing is left';
  }
}
