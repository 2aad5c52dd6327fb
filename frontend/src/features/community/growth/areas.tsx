import type { Growth } from '@waymark/contracts/community/growth';
import { GROWTH_DAYS } from '@waymark/contracts/community/options';
import { plural } from '#lib/format.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { areaTexts } from './growth-texts.ts';

/** Recommended by the topics of the member's own requests. */
export function Areas({ growth }: { growth: Growth }) {
  const isNothing = growth.areas.every(({ requests }) => requests === 0);
  return (
    <section aria-labelledby="areas" className="mt-10">
      <h2 id="areas" className="text-2xl">
        Growth areas
      </h2>
      <p className="mt-1 max-w-measure text-muted">
        Recommended from what you asked for help with in the last {GROWTH_DAYS} days.
        {isNothing && ' Nothing points to any of them yet.'}
      </p>
      <ul className="mt-4 grid max-w-3xl gap-3">
        {growth.areas.map(({ area, requests }) => {
          const { label, topics, category } = areaTexts[area];
          return (
            <li
              key={area}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-raised px-5 py-4"
            >
              <div className="min-w-0">
                <div className="flex flex-wrap items-center gap-2">
                  <h3 className="text-lg">{label}</h3>
                  {requests > 0 && <Badge tone="clay">Recommended</Badge>}
                </div>
                <p className="text-sm text-muted">
                  {requests > 0
                    ? `${plural(requests, 'request')} of yours about ${topics}.`
                    : `No request of yours about ${topics}.`}
                </p>
              </div>
              <TextLink
                to={`/mentor-community/support?state=all&category=${category}`}
                aria-label={`Read requests about ${label}`}
                className="inline-flex min-h-11 items-center"
              >
                Read requests
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
