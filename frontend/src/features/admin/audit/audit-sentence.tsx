import type { AuditEntry } from '@waymark/contracts/identity/audit';
import { TextLink } from '#shared/ui/link.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { pageOfTarget, personOf, sentenceOf } from './audit-words.ts';

/** An entry as a sentence: "Ana suspended Tomas: the reason". */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { adminId, adminName, target, reason } = entry;
  const { before, after, facts } = sentenceOf(entry);
  const page = pageOfTarget(entry);
  const person = personOf(entry);
  return (
    <>
      <span className="wrap-anywhere">
        {adminId === null ? 'The operator' : <PersonLink id={adminId} name={adminName} />} {before}
        {page ? (
          <TextLink dir="auto" to={page}>
            {target.name}
          </TextLink>
        ) : (
          <bdi className="font-semibold">{target.name}</bdi>
        )}
        {after}
        {reason && (
          <>
            :{' '}
            <bdi className="whitespace-pre-line" dir="auto">
              {reason}
            </bdi>
          </>
        )}
      </span>
      {(facts || person) && (
        <span className="block text-muted wrap-anywhere">
          {facts}
          {facts && person && ' · '}
          {person && <TextLink to={`/admin/users/${person}`}>Whose it is</TextLink>}
        </span>
      )}
    </>
  );
}
