import type { QuotedTitle, TitleDecision } from '@waymark/contracts/roadmaps/permissions';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import type { consequence, permissionsFor } from './permission-texts.ts';
import { decisionsOf, type TitleChoices, TitleDecisions } from './title-decisions.tsx';

interface PermissionSwitchProps {
  text: ReturnType<typeof permissionsFor>[number];
  granted: boolean;
  /** What learners lose, while the mentor decides on it. */
  loses: ReturnType<typeof consequence>;
  pending: boolean;
  onChange: (granted: boolean) => void;
  onConfirm: (titles: TitleDecision[]) => void;
  onKeep: () => void;
  /** Published titles that the mentor decides on before. */
  titled: readonly QuotedTitle[];
  /** What the server refused, by step. */
  faults: Readonly<Record<string, string>>;
}

export function PermissionSwitch(props: PermissionSwitchProps) {
  const { text, granted, loses, pending, onChange, onConfirm, onKeep, titled, faults } = props;
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
      {loses && (
        <Consequence
          loses={loses}
          titled={titled}
          faults={faults}
          pending={pending}
          onConfirm={(titles) => leave(() => onConfirm(titles))}
          onKeep={() => leave(onKeep)}
        />
      )}
    </li>
  );
}

type ConsequenceProps = Pick<
  PermissionSwitchProps,
  'titled' | 'faults' | 'pending' | 'onConfirm' | 'onKeep'
> & { loses: NonNullable<PermissionSwitchProps['loses']> };

function Consequence({ loses, titled, faults, pending, onConfirm, onKeep }: ConsequenceProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const [choices, setChoices] = useState<TitleChoices>({});
  const [isChecked, setChecked] = useState(false);
  function confirm() {
    const titles = decisionsOf(titled, choices);
    setChecked(true);
    if (titles && !pending) onConfirm(titles);
  }
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className="mt-2 rounded-control bg-amber-soft p-4 text-sm">
      <div role="alert">
        <p className="font-semibold">{loses.text}</p>
        {loses.note && <p className="mt-1">{loses.note}</p>}
      </div>
      {titled.length > 0 && (
        <TitleDecisions
          titled={titled}
          choices={choices}
          onChange={(stepId, choice) => setChoices({ ...choices, [stepId]: choice })}
          isChecked={isChecked}
          faults={faults}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button ref={keep} size="sm" onClick={onKeep}>
          Keep it
        </Button>
        <Button size="sm" variant="destructive" aria-disabled={pending} onClick={confirm}>
          Take it back
        </Button>
      </div>
    </div>
  );
}
