import { useOperator } from '#lib/use-operator.ts';
import { linkStyle } from './link.tsx';

interface SupportLineProps {
  /** A clause before "please write to …", such as "To change your username". */
  reason: string;
}

/** Where to write for help; nothing where the operator has stated no address. */
export function SupportLine({ reason }: SupportLineProps) {
  const email = useOperator().data?.supportEmail;
  if (!email) return null;
  return (
    <>
      {reason}, please contact support:{' '}
      <a href={`mailto:${email}`} className={`${linkStyle} wrap-anywhere`}>
        {email}
      </a>
    </>
  );
}
