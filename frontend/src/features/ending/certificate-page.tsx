import type { Certificate } from '@waymark/contracts/roadmaps/endings';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { formatDate } from '../../lib/format.ts';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Drawing } from '../../shared/ui/drawing.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { useCertificate } from './api/use-ending.ts';
import { CertificateSheet } from './components/certificate-sheet.tsx';
import { OwnCertificate } from './components/own-certificate.tsx';

/** Public: what a certificate states, and how far that reaches. */
export default function CertificatePage() {
  const { code = '' } = useParams();
  const certificate = useCertificate(code);
  useDocumentTitle('Certificate');
  if (certificate.data) return <Shown certificate={certificate.data} />;
  if (certificate.error instanceof ApiError && [400, 404].includes(certificate.error.status))
    return <NotFound />;
  if (certificate.error)
    return (
      <div className="page py-16">
        <QueryError title="The certificate did not load" query={certificate} />
      </div>
    );
  return <TrailLoading label="Opening the certificate…" className="py-32" />;
}

function Shown({ certificate }: { certificate: Certificate }) {
  return (
    <div className="page max-w-4xl py-10 md:py-14 print:p-0">
      {certificate.state === 'valid' ? (
        <>
          <CertificateSheet certificate={certificate} />
          {certificate.isOwn && <OwnCertificate code={certificate.code} title={certificate.title} />}
        </>
      ) : (
        <div className="flex flex-col items-center gap-4 py-12 text-center">
          <Drawing name="fog" />
          <h1 className="text-3xl">This certificate was withdrawn</h1>
          <p className="max-w-md text-muted">
            The person it was made for withdrew it on {formatDate(certificate.withdrawnAt)}. It states nothing
            any more.
          </p>
          <TextLink to="/browse">Browse Roadmaps</TextLink>
        </div>
      )}
    </div>
  );
}

const NotFound = () => (
  <div className="page py-16">
    <h1 className="sr-only">Certificate Not Found</h1>
    <EmptyState
      title="There is no certificate at this address"
      drawing="fog"
      action={<ButtonLink to="/browse">Browse Roadmaps</ButtonLink>}
    >
      Check the address, or ask the person who gave it to you.
    </EmptyState>
  </div>
);
