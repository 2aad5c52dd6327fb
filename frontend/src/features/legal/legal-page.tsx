import type { OperatorInfo, OperatorPage } from '@waymark/contracts/operator';
import { Printer } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '#lib/document-title.ts';
import { useOnDevice } from '#lib/use-on-device.ts';
import { useOperator } from '#lib/use-operator.ts';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { Button } from '#shared/ui/button.tsx';
import { OutsideLink, TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { defaultText, ownText, TITLES } from './default-texts.ts';

/** Who runs this, privacy, terms and contact: the operator's text, else ours for the settings of this installation. */
export default function LegalPage() {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const query = useOperator();
  const onDevice = useOnDevice();
  useDocumentTitle(TITLES[page]);
  return (
    <div data-sheet className="page max-w-3xl py-8 md:py-12 print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">{TITLES[page]}</h1>
        {onDevice && query.data && (
          <Button onClick={() => print()} className="print:hidden">
            <Printer aria-hidden="true" className="size-4.5" />
            Print
          </Button>
        )}
      </div>
      {query.data && <Text page={page} operator={query.data} />}
      {query.isPending && <TrailLoading className="py-24" />}
      {query.isError && <QueryError query={query} className="mt-8" />}
      <Others current={page} />
    </div>
  );
}

const isPage = (name: string): name is OperatorPage => Object.hasOwn(TITLES, name);

function pageOf(pathname: string): OperatorPage {
  const name = pathname.replaceAll('/', '').toLowerCase();
  return isPage(name) ? name : 'about';
}

function Text({ page, operator }: { page: OperatorPage; operator: OperatorInfo }) {
  const own = operator.texts[page];
  const sections = own === null ? defaultText(page, operator) : ownText(own);
  return sections.map(({ title, statements }) => (
    <section key={title} className="mt-8 grid gap-3">
      {title && <h2 className="text-2xl">{title}</h2>}
      {statements.map(({ text }) => (
        <p key={text} dir="auto" className="max-w-measure whitespace-pre-line print:max-w-none">
          <Linked text={text} />
        </p>
      ))}
    </section>
  ));
}

const LINK = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|[^\s<>@,;:()]+@[^\s<>@,;:()]+\.[^\s<>@,;:().]+)/;

/** Addresses in a text as links. */
const Linked = ({ text }: { text: string }) =>
  text.split(LINK).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <OutsideLink key={index} href={part.includes('://') ? part : `mailto:${part}`}>
        {part}
      </OutsideLink>
    ),
  );

const Others = ({ current }: { current: OperatorPage }) => (
  <nav
    aria-label="About this Waymark"
    className="mt-12 flex flex-wrap gap-x-5 border-t border-line pt-4 print:hidden"
  >
    {Object.entries(TITLES)
      .filter(([page]) => page !== current)
      .map(([page, title]) => (
        <TextLink key={page} to={`/${page}`} className="inline-flex min-h-11 items-center">
          {title}
        </TextLink>
      ))}
  </nav>
);
