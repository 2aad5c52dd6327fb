import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { Video } from 'lucide-react';
import { Button, buttonStyle } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useRegister } from '../api/use-peer-sessions.ts';
import { isFull } from './texts.ts';

interface PlaceActionsProps {
  session: PeerSession;
  /** Whether registering is the main action of the page. */
  isMain?: boolean;
  /** Called after a registration, which removes the button and with it the focus. */
  onRegistered: () => void;
}

/** Registering, also for a live session with free places, and joining it. Nothing else is offered on cards. */
export function PlaceActions(props: PlaceActionsProps) {
  const { status, own } = props.session;
  const isLate = status === 'live' && !isFull(props.session);
  if (own === null && (status === 'upcoming' || isLate)) return <RegisterButton {...props} />;
  return status === 'live' ? <JoinButton session={props.session} /> : null;
}

export function JoinButton({ session }: { session: PeerSession }) {
  const { joinLink, title } = session;
  if (!joinLink || !/^https?:\/\//i.test(joinLink)) return null;
  return (
    <a
      href={joinLink}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={buttonStyle({ variant: 'primary' })}
    >
      <Video aria-hidden="true" className="size-5" />
      Join<span className="sr-only"> {title}</span>
    </a>
  );
}

function RegisterButton({ session, isMain = false, onRegistered }: PlaceActionsProps) {
  const register = useRegister(session.id);
  const submit = () =>
    register.act(undefined, {
      onSuccess: ({ own, place }) => {
        if (own === 'waiting') {
          toast({
            title: 'You are on the waiting list',
            description: `You are number ${place}. We will notify you when a place is yours.`,
          });
        } else {
          toast({
            title: 'Registration Confirmed',
            description:
              session.status === 'live'
                ? 'The session is live: you can join it now.'
                : 'You will get an email with a calendar invitation.',
            variant: 'success',
          });
        }
        onRegistered();
      },
      onError: (error) => toastError('You are not registered', error),
    });
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} loading={register.isPending} onClick={submit}>
      {isFull(session) ? 'Join Waiting List' : 'Register'}
      <span className="sr-only"> for {session.title}</span>
    </Button>
  );
}
