import type { FoundName, NameDecision } from '@waymark/contracts/roadmaps/names';
import { plural } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { OpenName } from './open-name.tsx';
import { useDecideName, useNames } from './use-names.ts';

/** Names of other people in the texts and quotes, to be decided on before publishing. */
export function NamesSection({ roadmapId }: { roadmapId: string }) {
  const names = useNames(roadmapId);
  const decide = useDecideName(roadmapId);
  if (names.isError) return <QueryError title="The names did not load" query={names} />;
  if (!names.data || names.data.names.length === 0) return null;
  const open = names.data.names.filter(({ decision }) => decision === 'open');
  const decided = names.data.names.filter(({ decision }) => decision !== 'open');
  const busy = decide.isPending ? decide.variables.name : null;
  return (
    <section aria-labelledby="names">
      <h3 id="names" className="text-lg">
        Names of other people
      </h3>
      {open.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          These words may be names. The search can miss some. Recordings are not changed.
        </p>
      )}
      <ul className="mt-3 grid gap-4">
        {open.map((found) => (
          <OpenName
            key={found.name}
            found={found}
            revision={names.data.revision}
            busy={busy === found.name}
            onDecide={(body) => decide.mutate(body)}
          />
        ))}
      </ul>
      {decided.length > 0 && (
        <ul className="mt-4 grid gap-1 text-sm">
          {decided.map((found) => (
            <Decided
              key={found.name}
              found={found}
              canUndo={names.data.undo === found.name}
              onDecide={(body) => decide.mutate(body)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface DecidedProps {
  found: FoundName;
  canUndo: boolean;
  onDecide: (body: NameDecision) => void;
}

function Decided({ found, canUndo, onDecide }: DecidedProps) {
  const { name, decision, replacement, count } = found;
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span dir="auto" className="wrap-anywhere">
        {decision === 'kept'
          ? `“${name}” stays, in ${plural(count, 'place')}.`
          : `“${name}” was replaced by “${replacement}”.`}
      </span>
      {canUndo && (
        <Button size="sm" variant="ghost" onClick={() => onDecide({ action: 'undo', name })}>
          Undo
        </Button>
      )}
    </li>
  );
}
