import type { ItemReport, ReportedItem } from '@waymark/contracts/community/moderation';
import clsx from 'clsx';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatRelative, plural } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import type { Asked } from './decide-dialog.tsx';
import { kindNames, reasonNames } from './texts.ts';

interface ReportedItemCardProps {
  item: ReportedItem;
  onDecide: (action: Asked) => void;
}

export function ReportedItemCard({ item, onDecide }: ReportedItemCardProps) {
  const { kind, title, text, link, author, editedAt, isGone, hidden, reports, reportCount } = item;
  return (
    <article className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap gap-1.5">
        <Badge tone="slate">{kindNames[kind]}</Badge>
        {hidden && (
          <Badge tone="berry" icon={<EyeOff aria-hidden="true" />}>
            Hidden
          </Badge>
        )}
        {isGone && <Badge>Deleted by its author</Badge>}
      </div>
      <div>
        <h2 dir="auto" className="text-xl break-words">
          {title === '' ? (
            'No longer there'
          ) : link ? (
            <TextLink dir="auto" to={link}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </h2>
        <p className="mt-1 text-sm text-muted">
          by{' '}
          <TextLink dir="auto" to={`/admin/users/${author.id}`}>
            {author.name}
          </TextLink>
          {editedAt && `, edited ${formatRelative(editedAt)}`}
        </p>
      </div>
      {!isGone && <LongText text={text} />}
      {hidden && (
        <p dir="auto" className="max-w-measure break-words text-sm text-berry">
          Hidden {formatDate(hidden.at)}: {hidden.reason}
        </p>
      )}
      <ReportList
        reports={reports}
        count={reportCount}
        current={isGone ? null : text}
        shown={hidden?.reason}
      />
      <Actions item={item} onDecide={onDecide} />
    </article>
  );
}

const LONG = 500;

function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <blockquote
        className={clsx(
          'max-w-measure border-l-3 border-edge pl-4 break-words whitespace-pre-line',
          text.length > LONG && !isOpen && 'line-clamp-6',
        )}
      >
        {text}
      </blockquote>
      {text.length > LONG && (
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}

interface ReportListProps {
  reports: ItemReport[];
  count: number;
  /** The text as it is now, to compare with what was reported; null if it is gone. */
  current: string | null;
  /** A reason that the card shows already. */
  shown: string | null | undefined;
}

function ReportList({ reports, count, current, shown }: ReportListProps) {
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">{plural(count, 'report')}</h3>
      <ul className="mt-2 grid gap-3">
        {reports.map(({ id, reason, text, quote, reporter, createdAt, resolution }) => (
          <li key={id} className="grid gap-1 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone="amber">{reasonNames[reason]}</Badge>
              <span className="text-muted">
                by {reporter ?? 'a deleted account'},{' '}
                <time dateTime={createdAt}>{formatRelative(createdAt)}</time>
              </span>
            </p>
            {text && (
              <p dir="auto" className="max-w-measure break-words whitespace-pre-line">
                {text}
              </p>
            )}
            {quote !== current && (
              <p dir="auto" className="max-w-measure break-words whitespace-pre-line text-muted">
                At the time it read: “{quote}”
              </p>
            )}
            {resolution && (
              <p dir="auto" className="max-w-measure break-words text-muted">
                {resolution.outcome === 'hidden' ? 'Hidden' : 'Dismissed'} by {resolution.by},{' '}
                {formatDate(resolution.at)}
                {resolution.note !== shown && `: ${resolution.note}`}
              </p>
            )}
          </li>
        ))}
      </ul>
      {count > reports.length && (
        <p className="mt-2 text-sm text-muted">And {plural(count - reports.length, 'more report')}.</p>
      )}
    </div>
  );
}

function Actions({ item, onDecide }: ReportedItemCardProps) {
  const { title, isGone, hidden, reports } = item;
  const isOpen = reports.some(({ resolution }) => resolution === null);
  const name = title || 'a deleted item';
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {!isGone && !hidden && (
        <Button size="sm" aria-label={`Hide: ${name}`} onClick={() => onDecide('hide')}>
          Hide
        </Button>
      )}
      {hidden && (
        <Button size="sm" aria-label={`Restore: ${name}`} onClick={() => onDecide('restore')}>
          Restore
        </Button>
      )}
      {isOpen && (
        <Button size="sm" variant="ghost" aria-label={`Dismiss: ${name}`} onClick={() => onDecide('dismiss')}>
          Dismiss
        </Button>
      )}
    </div>
  );
}
