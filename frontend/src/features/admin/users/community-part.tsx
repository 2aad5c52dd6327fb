import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuthoredItem } from '@waymark/contracts/community/moderation';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { formatDate, plural } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { kindNames } from '../reports/texts.ts';
import { Lines, PersonPart } from './person-part.tsx';

/** What the person wrote in the community and shared in the hub. */
export function CommunityPart({ id, isSelf }: { id: number; isSelf: boolean }) {
  const items = useQuery({
    queryKey: ['admin', 'users', id, 'community'],
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}/community', { params: { id }, signal }),
    staleTime: 0,
  });
  const [hiding, setHiding] = useState<AuthoredItem | null>(null);
  return (
    <PersonPart title="Community" query={items}>
      {(found) => (
        <>
          <Lines items={found} none="Has written nothing there." keyOf={(one) => one.id}>
            {(item) => <Item item={item} userId={id} onHide={isSelf ? null : () => setHiding(item)} />}
          </Lines>
          {hiding && <Hide item={hiding} userId={id} onClose={() => setHiding(null)} />}
        </>
      )}
    </PersonPart>
  );
}

interface ItemProps {
  item: AuthoredItem;
  userId: number;
  onHide: (() => void) | null;
}

function Item({ item, userId, onHide }: ItemProps) {
  const { kind, title, text, link, isGone, isListed, hidden, openReports } = item;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-1.5">
        <Badge tone="slate">{kindNames[kind]}</Badge>
        {hidden && <Badge tone="berry">Hidden {formatDate(hidden.at)}</Badge>}
        {isGone && <Badge>Deleted by its author</Badge>}
        {!isGone && !isListed && !hidden && <Badge>Not listed</Badge>}
        {openReports > 0 && <Badge tone="amber">{plural(openReports, 'open report')}</Badge>}
      </p>
      <TextLink dir="auto" to={link}>
        {title}
      </TextLink>
      {!isGone && (
        <p dir="auto" className="line-clamp-3 whitespace-pre-line text-muted">
          {text}
        </p>
      )}
      {hidden && <p dir="auto">The reason: {hidden.reason}</p>}
      {!isGone && !hidden && onHide && (
        <Button size="sm" className="justify-self-start" aria-label={`Hide: ${title}`} onClick={onHide}>
          Hide
        </Button>
      )}
      {hidden && item.reportId && <Restore reportId={item.reportId} title={title} userId={userId} />}
    </div>
  );
}

function useChanged(userId: number) {
  const client = useQueryClient();
  // The audit of the person, and the queue of reports.
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['admin', 'users', userId] }),
      client.invalidateQueries({ queryKey: ['admin', 'reported-items'] }),
    ]);
}

function Restore({ reportId, title, userId }: { reportId: string; title: string; userId: number }) {
  const restore = useMutation({
    mutationFn: () => call('POST /api/admin/community-reports/{id}/restore', { params: { id: reportId } }),
    onSuccess: () =>
      void toast({ title: 'Shown again', description: 'Its author is notified.', variant: 'success' }),
    onError: (error) => toastError('Not restored', error),
    onSettled: useChanged(userId),
  });
  return (
    <Button
      size="sm"
      className="justify-self-start"
      loading={restore.isPending}
      aria-label={`Restore: ${title}`}
      onClick={() => restore.mutate()}
    >
      Restore
    </Button>
  );
}

function Hide({ item, userId, onClose }: { item: AuthoredItem; userId: number; onClose: () => void }) {
  const { kind, id, title } = item;
  const hide = useMutation({
    mutationFn: (reason: string) =>
      call('POST /api/admin/community-items/{kind}/{id}/hide', { params: { kind, id }, body: { reason } }),
    onSuccess: () => {
      toast({ title: 'Hidden', description: 'Its author is notified of the reason.', variant: 'success' });
      onClose();
    },
    onSettled: useChanged(userId),
  });
  return (
    <ReasonDialog
      title={`Hide “${title}”?`}
      description="Only its author and admins can see it until it is restored. Open reports of it are resolved."
      label="Reason"
      hint="Its author gets it as a notification and an email."
      confirmLabel="Hide"
      destructive
      pending={hide.isPending}
      error={hide.error}
      onConfirm={(reason) => hide.mutate(reason)}
      onClose={onClose}
    />
  );
}
