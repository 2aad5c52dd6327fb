import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type SecondFactor,
  SecondFactorBody,
  type SecondFactorMethod,
} from '@waymark/contracts/identity/second-factor';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { codeFields, firstMethod, otherMethods, otherWay } from '#shared/second-factor/methods.ts';
import { askForPasskey } from '#shared/second-factor/passkeys.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { secondFactorKey, useSecondFactor } from './second-factor-query.ts';

interface ProofDialogProps {
  onEnd: (isProved: boolean) => void;
}

const failed = 'Not confirmed';

/** Proves the second factor in this session. */
export function ProofDialog({ onEnd }: ProofDialogProps) {
  const query = useSecondFactor();
  const methods = query.data ? methodsOf(query.data) : [];
  return (
    <Dialog
      open
      onOpenChange={() => onEnd(false)}
      title="Confirm your second factor"
      description="You logged in here without it. Confirm it once to go on."
    >
      {query.isPending && <Skeleton className="h-32 rounded-card" />}
      {query.error && <QueryError query={query} />}
      {methods.length > 0 && <Proof methods={methods} onEnd={onEnd} />}
    </Dialog>
  );
}

function methodsOf({ passkeys, app, recoveryCodesLeft }: SecondFactor): SecondFactorMethod[] {
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(app ? (['code'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ];
}

function Proof({ methods, onEnd }: ProofDialogProps & { methods: SecondFactorMethod[] }) {
  const [method, setMethod] = useState(() => firstMethod(methods));
  const queries = useQueryClient();
  const onProved = () => {
    void queries.invalidateQueries({ queryKey: secondFactorKey });
    onEnd(true);
  };
  return (
    <div className="grid gap-5">
      {method === 'passkey' ? (
        <PasskeyProof onProved={onProved} />
      ) : (
        <CodeProof key={method} method={method} onProved={onProved} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="ghost" onClick={() => onEnd(false)}>
          Cancel
        </Button>
        {otherMethods(methods, method).map((one) => (
          <Button key={one} size="sm" variant="ghost" onClick={() => setMethod(one)}>
            {otherWay[one]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await askForPasskey(
        await call('POST /api/account/second-factor/proof/passkey/options'),
      );
      return call('POST /api/account/second-factor/proof/passkey', { body: { response } });
    },
    onSuccess: onProved,
    onError: (error) => toastError(failed, error, error.message),
  });
  return (
    <Button autoFocus variant="primary" loading={isPending} onClick={() => mutate()}>
      {!isPending && <KeyRound aria-hidden="true" className="size-4.5" />}
      Continue with a passkey
    </Button>
  );
}

function CodeProof({ method, onProved }: { method: 'code' | 'recovery'; onProved: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm<SecondFactorBody>({
    resolver: standardSchemaResolver(SecondFactorBody),
    defaultValues: { method, code: '' },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (body: SecondFactorBody) => call('POST /api/account/second-factor/proof', { body }),
    onSuccess: onProved,
    onError: (error) => {
      showIssues(error, ['code'], setError);
      toastError(failed, error);
    },
  });
  const { label, hint, input } = codeFields[method];
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit((body) => mutate(body))}>
      <Field label={label} required hint={hint} error={formState.errors.code?.message}>
        <Input autoFocus {...input} {...register('code')} />
      </Field>
      <Button type="submit" variant="primary" loading={isPending}>
        Continue
      </Button>
    </form>
  );
}
