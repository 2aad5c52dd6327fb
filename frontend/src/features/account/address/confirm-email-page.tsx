import { useDocumentTitle } from '#lib/document-title.ts';
import { useConfirmEmail } from '../api/use-account-email.ts';
import { MailLinkDone, MailLinkPage } from './mail-link-page.tsx';

const account = { to: '/account', label: 'Go to your account' };

export default function ConfirmEmailPage() {
  const confirm = useConfirmEmail();
  useDocumentTitle('Confirm Address');
  if (confirm.isSuccess) return <Done {...confirm.data} />;
  return (
    <MailLinkPage
      title="Confirm your address"
      text="Confirm that this address is yours, and we will send your emails there."
      action={confirm}
      label="Confirm this address"
      otherwise={account}
    />
  );
}

function Done({ email, isChanged }: { email: string; isChanged: boolean }) {
  const text = (
    <>
      {isChanged ? 'Your account now uses ' : 'Thank you. Your account uses '}
      <strong dir="auto" className="break-words text-ink">
        {email}
      </strong>
      .{isChanged && ' We sent the old address a link to undo the change.'}
    </>
  );
  const title = isChanged ? 'Your address was changed' : 'Your address is confirmed';
  return <MailLinkDone title={title} text={text} next={account} />;
}
