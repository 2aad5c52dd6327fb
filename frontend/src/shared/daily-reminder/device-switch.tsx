import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Switch } from '#shared/ui/switch.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { pushState, turnPushOff, turnPushOn } from './push.ts';

const KEY = ['push-device'] as const;

const hints = {
  off: 'A short notice that names no roadmap. Your browser asks you first.',
  on: 'A short notice that names no roadmap.',
  blocked: 'Your browser blocks notices from Waymark. You can allow them in its settings for this site.',
} as const;

/** Whether reminders are shown by this browser as well; nothing where it cannot. */
export function DeviceSwitch() {
  const client = useQueryClient();
  const hint = useId();
  const { data: state } = useQuery({ queryKey: KEY, queryFn: pushState, refetchOnMount: 'always' });
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn() : turnPushOff()),
    onSuccess: (after) => client.setQueryData(KEY, after),
    onError: (error) => {
      toastError('That was not saved', error);
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
  if (!state || state === 'unsupported') return null;
  const isBlocked = state === 'blocked';
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="font-semibold">Also on this device</p>
        <p id={hint} className="text-sm text-muted">
          {hints[state]}
        </p>
      </div>
      <Switch
        aria-label="Also on this device"
        aria-describedby={hint}
        aria-disabled={isBlocked || change.isPending || undefined}
        checked={change.isPending ? change.variables : state === 'on'}
        onChange={({ target }) => {
          if (!isBlocked && !change.isPending) change.mutate(target.checked);
        }}
      />
    </div>
  );
}
