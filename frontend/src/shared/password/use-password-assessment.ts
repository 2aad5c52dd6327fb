import { PASSWORD_MIN } from '@waymark/contracts/identity/http';
import type { PasswordAssessment, PasswordOwner } from '@waymark/passwords/password-strength';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';

const SETTLE_MS = 400;

const load = () => import('@waymark/passwords/password-strength');

/** Loads the lists, some 200 KB, when the field gets the focus. */
export const prepareAssessment = (): void => void load().catch(() => {});

/** The strength of a new password, once typing pauses; null if it is too short, or the lists did not load. */
export function usePasswordAssessment(
  password: string,
  { username, email }: PasswordOwner,
): PasswordAssessment | null {
  const settled = useDebounced(password, SETTLE_MS);
  const [assessment, setAssessment] = useState<PasswordAssessment | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const assess = async () => {
      // Without the lists the server still refuses weak passwords.
      const lists = settled.length < PASSWORD_MIN ? null : await load().catch(() => null);
      if (isCurrent) setAssessment(lists?.assessPassword(settled, { username, email }) ?? null);
    };
    void assess();
    return () => {
      isCurrent = false;
    };
  }, [settled, username, email]);
  return assessment;
}
