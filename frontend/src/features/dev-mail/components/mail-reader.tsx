import type { Mail } from '@waymark/contracts/identity/notifications';
import { ArrowLeft, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#lib/format.ts';
import { buttonStyle } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#shared/ui/tabs.tsx';
import { useMail } from '../api/mails.ts';

export function MailReader({ id }: { id: string }) {
  const mail = useMail(id);
  return (
    <div>
      <Link
        to="/dev/mail"
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-dusk hover:underline lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        All emails
      </Link>
      {mail.isPending && <Skeleton className="h-96 rounded-card" />}
      {mail.error && <QueryError title="The email did not load" query={mail} />}
      {mail.data && <OneMail mail={mail.data} />}
    </div>
  );
}

function OneMail({ mail }: { mail: Mail }) {
  return (
    <article aria-labelledby="mail-subject" className="rounded-card border border-line bg-raised p-4 sm:p-6">
      <h2 id="mail-subject" className="text-2xl wrap-anywhere">
        {mail.subject}
      </h2>
      <p className="mt-1 text-sm wrap-anywhere text-muted">
        To {mail.to}, <time dateTime={mail.createdAt}>{formatDate(mail.createdAt)}</time>
      </p>
      <Tabs key={mail.id} defaultValue="html" className="mt-4">
        <TabsList aria-label="Format">
          <TabsTrigger value="html">HTML</TabsTrigger>
          <TabsTrigger value="text">Text</TabsTrigger>
          {mail.ics !== null && <TabsTrigger value="ics">Invitation</TabsTrigger>}
        </TabsList>
        <TabsContent value="html">
          {/* No scripts, no forms and no origin; links open in a new tab. */}
          <iframe
            title={`Email: ${mail.subject}`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={withLinksInNewTab(mail.html)}
            className="h-[70vh] w-full rounded-control border border-line bg-white"
          />
        </TabsContent>
        <TabsContent value="text">
          <Plain text={mail.text} />
        </TabsContent>
        {mail.ics !== null && (
          <TabsContent value="ics">
            <Plain text={mail.ics} />
            <DownloadIcs ics={mail.ics} />
          </TabsContent>
        )}
      </Tabs>
    </article>
  );
}

function Plain({ text }: { text: string }) {
  return (
    <pre className="rounded-control bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
  );
}

function DownloadIcs({ ics }: { ics: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([ics], { type: 'text/calendar' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [ics]);
  return (
    <a href={url} download="invitation.ics" className={`mt-4 ${buttonStyle({ size: 'sm' })}`}>
      <Download aria-hidden="true" className="size-4" />
      Download invitation
    </a>
  );
}

/** Our pages refuse to be framed, so links must not open inside the frame. */
function withLinksInNewTab(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}
