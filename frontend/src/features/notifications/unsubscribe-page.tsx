import type { MailSubscription } from '@waymark/contracts/identity/notification-preferences';
import { notificationTopics } from '@waymark/contracts/identity/notification-topics';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { messageOf } from '../../shared/ui/error-state.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { useChangeMailSubscription, useMailSubscription } from './api/mail-subscription.ts';

const SETTINGS = '/account/notifications';

/** From a link in a mail, without a login. Opening it changes nothing: programs that scan mails open links. */
export default function UnsubscribePage() {
  useDocumentTitle('Emails from Waymark');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const found = useMailSubscription(token);
  return (
    <div className="page max-w-xl py-10 md:py-16">
      {found.data ? (
        <Subscription subscription={found.data} token={token} />
      ) : token === '' || isRejected(found.error) ? (
        <InvalidLink />
      ) : found.isError ? (
        <QueryError title="This page did not load" query={found} />
      ) : (
        <TrailLoading className="py-16" />
      )}
    </div>
  );
}

const isRejected = (error: unknown) => error instanceof ApiError && error.code === 'VALIDATION';

function Subscription({ subscription, token }: { subscription: MailSubscription; token: string }) {
  const { topic, subscribed } = subscription;
  const change = useChangeMailSubscription(token);
  const { label, about } = notificationTopics[topic];
  return (
    <>
      <h1 className="text-3xl md:text-4xl">
        {subscribed ? 'Turn these emails off?' : 'These emails are off'}
      </h1>
      <p className="mt-4" role="status">
        {subscribed ? 'You get emails from us about ' : 'You will get no more emails from us about '}
        <strong>{label}</strong>. {about}
      </p>
      <p className="mt-2 text-muted">
        {subscribed
          ? 'Notifications in Waymark and emails about anything else stay as they are.'
          : 'Turned off by mistake? You can turn them on again here.'}
      </p>
      {change.isError && (
        <p role="alert" className="mt-4 font-semibold text-berry">
          {messageOf(change.error)}
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <Button
          variant={subscribed ? 'primary' : 'secondary'}
          loading={change.isPending}
          onClick={() => change.mutate(!subscribed)}
        >
          {subscribed ? 'Turn these emails off' : 'Turn them on again'}
        </Button>
        <TextLink to={SETTINGS}>All notification settings</TextLink>
      </div>
    </>
  );
}

function InvalidLink() {
  return (
    <>
      <h1 className="text-3xl md:text-4xl">This link does not work</h1>
      <p className="mt-4 text-muted">
        It may have been cut off. Copy the whole link from your email, or log in and choose which emails you
        get.
      </p>
      <ButtonLink to={SETTINGS} variant="primary" className="mt-8">
        Open notification settings
      </ButtonLink>
    </>
  );
}
