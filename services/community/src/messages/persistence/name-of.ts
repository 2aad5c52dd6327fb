import { FORMER_PERSON } from '@waymark/contracts/person-data';

/** SQL: the name of the person p, also once the account is deleted. */
export const nameOf = (p: string): string =>
  `CASE WHEN ${p}.role_at = 'infinity' THEN '${FORMER_PERSON}' ELSE ${p}.shown_name END`;
