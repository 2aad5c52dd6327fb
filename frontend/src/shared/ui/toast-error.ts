import { messageOf } from './error-state.tsx';
import { toast } from './toast.ts';

/** Shows an error toast with the server's message, or with `fallback` if there is none. */
export const toastError = (title: string, error: unknown, fallback?: string): void =>
  void toast({ title, description: messageOf(error, fallback), variant: 'destructive' });
