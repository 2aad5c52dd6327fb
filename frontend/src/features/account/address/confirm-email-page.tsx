import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { FieldError } from '../../../components/ui/field.tsx';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useConfirmEmail } from '../api/use-account-email.ts';

/** From the link of a mail. It takes a click, because some mail programs open links on their own. */
export default function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const confirm = useConfirmEmail();
  useDocumentTitle('Confirm Address');
  if (confirm.isSuccess) return <Done {...confirm.data} />;
  return (
    <div className="page max-w-lg py-10 md:py-16">
      <h1 className="text-3xl md:text-4xl">Confirm your address</h1>
      <p className="mt-4 text-muted">Confirm that this address is yours, and we send your mail there.</p>
      <div className="mt-6 grid gap-4">
        {!token && <FieldError>This link is not complete. Please use the link from your email.</FieldError>}
        {confirm.isError && <FieldError>{messageOf(confirm.error)}</FieldError>}
        <Button
          variant="primary"
          disabled={!token}
          loading={confirm.isPending}
          onClick={() => confirm.mutate(token)}
        >
          Confirm this address
        </Button>
        <ButtonLink to="/account" variant="ghost">
          Go to your account
        </ButtonLink>
      </div>
    </div>
  );
}

function Done({ email, isChanged }: { email: string; isChanged: boolean }) {
  return (
    <div role="status" className="page max-w-lg py-10 md:py-16">
      <h1 className="text-3xl md:text-4xl">
        {isChanged ? 'Your address was changed' : 'Your address is confirmed'}
      </h1>
      <p className="mt-4 text-muted">
        {isChanged ? 'Your account now uses ' : 'Thank you. Your account uses '}
        <strong className="break-words text-ink">{email}</strong>.
        {isChanged && ' The old address got a mail with a link that undoes the change.'}
      </p>
      <ButtonLink to="/account" variant="primary" className="mt-8">
        Go to your account
      </ButtonLink>
    </div>
  );
}
