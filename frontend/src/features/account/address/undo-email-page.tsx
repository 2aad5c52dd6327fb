import { useDocumentTitle } from '#lib/document-title.ts';
import { useUndoEmailChange } from '../api/use-account-email.ts';
import { MailLinkDone, MailLinkPage } from './mail-link-page.tsx';

/** From the link in the mail to the former address. */
export default function UndoEmailPage() {
  const undo = useUndoEmailChange();
  useDocumentTitle('Undo Change of Address');
  if (undo.isSuccess) return <Done />;
  return (
    <MailLinkPage
      title="Undo the change of address"
      text="Your account gets this address back, and all devices are logged out. Do this if you did not change the address yourself."
      action={undo}
      label="Undo the change"
      otherwise={{ to: '/', label: 'Keep the new address' }}
    />
  );
}

const Done = () => (
  <MailLinkDone
    title="Your address was restored"
    text="All devices were logged out. Whoever changed the address may know your password, so set a new one now."
    next={{ to: '/auth?tab=forgot', label: 'Set a new password' }}
  />
);
