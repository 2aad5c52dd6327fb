import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection, onConnection } from '#lib/connection.ts';
import { useUser } from '#lib/use-user.ts';
import { localJournal } from './local-journal.ts';
import { pushJournal } from './push-journal.ts';

/** On every page: sends reflections and moods stored on the device to the account. Renders nothing. */
export default function JournalKeeper() {
  const client = useQueryClient();
  const userId = useUser().user?.id ?? null;

  useEffect(() => {
    if (userId === null) return;
    const push = () => void (connection() === 'offline' || pushJournal(client, userId));
    push();
    return onConnection(push);
  }, [client, userId]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => localJournal.storageChanged(key);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return null;
}
