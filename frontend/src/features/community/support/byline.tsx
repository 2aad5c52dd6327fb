import type { Author } from '@waymark/contracts/community/support';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { formatDate, formatRelative } from '../../../lib/format.ts';

interface BylineProps {
  mentor: Author;
  at: string;
  editedAt?: string | null;
}

/** Who wrote it, and when. */
export function Byline({ mentor, at, editedAt }: BylineProps) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm">
      <Avatar id={mentor.id} name={mentor.name} src={mentor.avatar} size={32} />
      <span className="min-w-0 break-words">
        <span className="font-semibold">{mentor.name}</span>{' '}
        <span className="text-muted">
          <time dateTime={at} title={formatDate(at)}>
            {formatRelative(at)}
          </time>
          {editedAt && ' · edited'}
        </span>
      </span>
    </p>
  );
}
