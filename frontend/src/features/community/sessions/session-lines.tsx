import { useId } from 'react';
import { OutsideLink } from '#shared/ui/link.tsx';

interface SessionLinesProps {
  title: string;
  lines: readonly string[];
  ordered?: boolean;
}

/** The agenda or the materials; nothing without any. */
export function SessionLines({ title, lines, ordered = false }: SessionLinesProps) {
  const id = useId();
  if (lines.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <List
        className={`mt-2 grid max-w-measure gap-1.5 pl-5 ${ordered ? 'list-decimal' : 'list-disc'} marker:text-muted`}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and have no ids
          <li dir="auto" key={index} className="break-words">
            <Linked line={line} />
          </li>
        ))}
      </List>
    </section>
  );
}

const ADDRESS = /(https?:\/\/\S+)/i;

/** Addresses in the line are links. */
function Linked({ line }: { line: string }) {
  const [before, address, after] = line.split(ADDRESS, 3);
  if (!address) return line;
  return (
    <>
      {before}
      <OutsideLink href={address} className="break-all" />
      {after}
    </>
  );
}
