import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection, onConnection } from '#lib/connection.ts';
import { useUser } from '#lib/use-user.ts';
import { useLiveMessages } from '../api/use-live-messages.ts';
import { messageOutbox } from './message-outbox.ts';
import { messageSync } from './user-sync.ts';

/** On every page: sends waiting messages, and follows what other people and windows do. Renders nothing. */
export default function MessageKeeper() {
  const client = useQueryClient();
  const userId = useUser().user?.id ?? null;
  useLiveMessages(userId);

  useEffect(() => {
    if (userId === null) return;
    const sync = messageSync(client, userId);
    sync.start();
    const flush = () => {
      if (connection() !== 'offline' && messageOutbox.all(userId).length > 0) void sync.flush();
    };
    flush();
    const stopListening = onConnection(flush);
    addEventListener('focus', flush);
    return () => {
      stopListening();
      removeEventListener('focus', flush);
      sync.stop();
    };
  }, [client, userId]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => messageOutbox.storageChanged(key);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return null;
}
