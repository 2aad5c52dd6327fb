import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CERTIFICATE_NAME_MAX, CertificateBody, type Ending } from '@waymark/contracts/roadmaps/endings';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showIssues } from '#lib/show-issues.ts';
import { browserZone } from '#lib/zones.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useCreateCertificate } from '../api/use-ending.ts';

interface CertificateSectionProps {
  ending: Ending;
  /** Suggested as the name to show. */
  username: string;
}

export function CertificateSection({ ending, username }: CertificateSectionProps) {
  const { certificate } = ending;
  return (
    <Card as="section" aria-labelledby="certificate">
      <h2 id="certificate" className="text-xl">
        Certificate
      </h2>
      <p className="mt-2 text-sm text-muted">
        A page of its own to keep, print or share. Only people to whom you give its address can open it, it
        shows the name you choose, and you can withdraw it at any time.
      </p>
      {certificate ? (
        <ButtonLink to={`/certificate/${certificate}`} className="mt-4">
          Open your certificate
        </ButtonLink>
      ) : (
        <CertificateForm roadmapId={ending.roadmapId} username={username} />
      )}
    </Card>
  );
}

function CertificateForm({ roadmapId, username }: { roadmapId: string; username: string }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(CertificateBody),
    defaultValues: { name: username, timeZone: browserZone() },
  });
  const create = useCreateCertificate(roadmapId);
  const navigate = useNavigate();
  const send = (body: CertificateBody) =>
    create.mutate(body, {
      onSuccess: ({ code }) => void navigate(`/certificate/${code}`),
      onError: (error) => {
        showIssues(error, ['name'], setError);
        toast({ title: 'No certificate made', description: messageOf(error), variant: 'destructive' });
      },
    });
  return (
    <form noValidate aria-label="Your certificate" onSubmit={handleSubmit(send)} className="mt-4 grid gap-4">
      <Field label="Name to show" error={formState.errors.name?.message}>
        <Input autoComplete="name" limit={CERTIFICATE_NAME_MAX} {...register('name')} />
      </Field>
      <Button type="submit" loading={create.isPending} className="justify-self-start">
        Make a certificate
      </Button>
    </form>
  );
}
