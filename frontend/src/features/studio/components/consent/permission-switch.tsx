import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Switch } from '../../../../components/ui/switch.tsx';
import type { consequence, permissionsFor } from '../../permission-texts.ts';

interface PermissionSwitchProps {
  text: ReturnType<typeof permissionsFor>[number];
  granted: boolean;
  /** What learners lose, while the mentor decides on it. */
  loses: ReturnType<typeof consequence>;
  pending: boolean;
  onChange: (granted: boolean) => void;
  onConfirm: () => void;
  onKeep: () => void;
}

export function PermissionSwitch(props: PermissionSwitchProps) {
  const { text, granted, loses, pending, onChange, onConfirm, onKeep } = props;
  const about = useId();
  const toggle = useRef<HTMLInputElement>(null);
  const leave = (then: () => void) => {
    then();
    toggle.current?.focus();
  };
  return (
    <li className="py-3 first:pt-0">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="font-semibold">{text.title}</p>
          <p id={about} className="text-sm text-muted">
            {text.about}
          </p>
        </div>
        <Switch
          ref={toggle}
          aria-label={text.title}
          aria-describedby={about}
          checked={granted}
          aria-disabled={pending}
          onChange={(event) => !pending && onChange(event.target.checked)}
        />
      </div>
      {loses && <Consequence loses={loses} onConfirm={() => leave(onConfirm)} onKeep={() => leave(onKeep)} />}
    </li>
  );
}

interface ConsequenceProps {
  loses: NonNullable<PermissionSwitchProps['loses']>;
  onConfirm: () => void;
  onKeep: () => void;
}

function Consequence({ loses, onConfirm, onKeep }: ConsequenceProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="alert" className="mt-2 rounded-control bg-amber-soft p-4 text-sm">
      <p className="font-semibold">{loses.text}</p>
      {loses.note && <p className="mt-1">{loses.note}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button ref={keep} size="sm" onClick={onKeep}>
          Keep it
        </Button>
        <Button size="sm" variant="destructive" onClick={onConfirm}>
          Take it back
        </Button>
      </div>
    </div>
  );
}
