import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { FieldError } from '../../../components/ui/field.tsx';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useUndoEmailChange } from '../api/use-account-email.ts';

/** From the link in the mail to the former address. */
export default function UndoEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const undo = useUndoEmailChange();
  useDocumentTitle('Undo Change of Address');
  if (undo.isSuccess) return <Done />;
  return (
    <div className="page max-w-lg py-10 md:py-16">
      <h1 className="text-3xl md:text-4xl">Undo the change of address</h1>
      <p className="mt-4 text-muted">
        Your account gets this address back, and all devices are logged out. Do this if you did not change the
        address yourself.
      </p>
      <div className="mt-6 grid gap-4">
        {!token && <FieldError>This link is not complete. Please use the link from your email.</FieldError>}
        {undo.isError && <FieldError>{messageOf(undo.error)}</FieldError>}
        <Button
          variant="primary"
          disabled={!token}
          loading={undo.isPending}
          onClick={() => undo.mutate(token)}
        >
          Undo the change
        </Button>
        <ButtonLink to="/" variant="ghost">
          Keep the new address
        </ButtonLink>
      </div>
    </div>
  );
}

const Done = () => (
  <div role="status" className="page max-w-lg py-10 md:py-16">
    <h1 className="text-3xl md:text-4xl">Your address was restored</h1>
    <p className="mt-4 text-muted">
      All devices were logged out. Whoever changed the address may know your password, so set a new one now.
    </p>
    <ButtonLink to="/auth?tab=forgot" variant="primary" className="mt-8">
      Set a new password
    </ButtonLink>
  </div>
);
