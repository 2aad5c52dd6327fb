import type { Author } from '@waymark/contracts/community/support';
import { formatDate, formatRelative } from '#lib/format.ts';
import { Avatar } from '#shared/ui/avatar.tsx';

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
      <span dir="auto" className="min-w-0 break-words">
        <span dir="auto" className="font-semibold">
          {mentor.name}
        </span>{' '}
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
