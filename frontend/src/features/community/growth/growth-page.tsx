import type { Growth } from '@waymark/contracts/community/growth';
import { GROWTH_DAYS } from '@waymark/contracts/community/options';
import { formatNumber, plural } from '#lib/format.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Progress } from '#shared/ui/progress.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useGrowth } from '../api/use-growth.ts';
import { CommunityFrame } from '../community-frame.tsx';
import { Achievements } from './achievements.tsx';
import { Areas } from './areas.tsx';
import { inWords, NOTHING, skillTexts } from './growth-texts.ts';

/** What the member did, derived from their own requests and responses. */
export default function GrowthPage() {
  return <CommunityFrame title="Growth">{() => <Content />}</CommunityFrame>;
}

function Content() {
  const query = useGrowth();
  if (query.isPending) return <Loading />;
  if (!query.data) return <QueryError title="Your growth did not load" query={query} />;
  const growth = query.data;
  const isEmpty = growth.responses + growth.requests + growth.hosted + growth.members === 0;
  return (
    <>
      <p className="max-w-measure text-muted">
        Counted from your own requests, responses and peer sessions, for your eyes only. It shows what you
        did, not how good you are, and compares you with no one. Deleted and hidden texts do not count.
      </p>
      {isEmpty ? (
        <EmptyState
          title="Nothing yet"
          drawing="cairn"
          className="mt-6"
          action={<ButtonLink to="/mentor-community/support">Read requests</ButtonLink>}
        >
          It begins with the first response to another mentor, a request of your own, or a peer session.
        </EmptyState>
      ) : (
        <Figures growth={growth} />
      )}
      <Skills growth={growth} />
      <Achievements growth={growth} />
      <Areas growth={growth} />
    </>
  );
}

function Figures({ growth }: { growth: Growth }) {
  const { responses, helped, requests, hosted, attended, recent } = growth;
  const { answeredRequests, minutesToRespond } = recent;
  const figures = [
    { label: 'Responses to others', of: 'Since you joined', value: countOf(responses) },
    { label: 'Marked as the one that helped', of: 'Since you joined', value: countOf(helped) },
    { label: 'Requests of your own', of: 'Since you joined', value: countOf(requests) },
    { label: 'Peer sessions hosted', of: 'Held, with others in them', value: countOf(hosted) },
    { label: 'Peer sessions attended', of: 'Held, with a place of yours', value: countOf(attended) },
    {
      label: 'Until your first response',
      of:
        minutesToRespond === null
          ? `Median of the last ${GROWTH_DAYS} days`
          : `Median of ${plural(answeredRequests, 'request')}, last ${GROWTH_DAYS} days`,
      value: minutesToRespond === null ? null : inWords(minutesToRespond),
    },
  ];
  return (
    <dl aria-label="What you did" className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {figures.map(({ label, of, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-raised p-4"
        >
          <dt>
            <span className="block font-semibold">{label}</span>
            <span className="block text-sm text-muted">{of}</span>
          </dt>
          <dd className={value === null ? 'mb-1 text-muted' : 'tabular font-serif text-3xl'}>
            {value ?? NOTHING}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const countOf = (count: number): string | null => (count === 0 ? null : formatNumber(count));

function Skills({ growth }: { growth: Growth }) {
  return (
    <section aria-labelledby="skills" className="mt-10">
      <h2 id="skills" className="text-2xl">
        Practice
      </h2>
      <p className="mt-1 text-muted">The last {GROWTH_DAYS} days.</p>
      <ul className="mt-4 grid max-w-3xl gap-6">
        {growth.skills.map(({ skill, count, goal }) => {
          const { label, counts, one } = skillTexts[skill];
          return (
            <li key={skill}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="font-sans text-base font-semibold">{label}</h3>
                <p className="tabular text-sm">
                  {count === 0 ? NOTHING : `${plural(count, one)}; the bar is full at ${goal}`}
                </p>
              </div>
              <Progress value={(100 * count) / goal} label={label} className="mt-1.5" />
              <p className="mt-1.5 text-sm text-muted">{counts}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your growth" className="grid gap-6">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-28 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-52 max-w-3xl rounded-card" />
    </div>
  );
}
