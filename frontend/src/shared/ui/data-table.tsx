import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';

interface Column {
  label: string;
  /** Not shown on phones: its content is repeated under the row's name. */
  wide?: boolean;
}

/** The heading of the cells with the buttons of a row. */
export const actionsColumn: Column = { label: 'Actions' };

interface DataTableProps {
  caption: string;
  columns: readonly Column[];
  /** `Row`s. */
  children: ReactNode;
}

const controls = 'button:not([disabled]), a[href], select';

/** From a control of a row to the same one of the row above or below; Home and End to the first and last row. */
function moveByRow(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const row = (event.target as HTMLElement).closest('tr');
  const rows = [...event.currentTarget.rows];
  const index = row ? rows.indexOf(row) : -1;
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (!row || next === undefined || (event.target as HTMLElement).tagName === 'SELECT') return;
  const at = [...row.querySelectorAll<HTMLElement>(controls)].indexOf(event.target as HTMLElement);
  const there = rows[next]?.querySelectorAll<HTMLElement>(controls);
  if (!there || there.length === 0) return;
  event.preventDefault();
  (there[at] ?? there[there.length - 1])?.focus();
}

/** A compact table. The arrow keys move between the rows. */
export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <div className="mt-5 overflow-x-auto rounded-card border border-line bg-raised">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}. The arrow keys move between rows.</caption>
        <thead className="border-b border-line text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                className={clsx(
                  'px-3 py-2 font-semibold whitespace-nowrap',
                  column.wide && 'max-md:hidden',
                  column === actionsColumn && 'text-right',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveByRow}>{children}</tbody>
      </table>
    </div>
  );
}

export const Row = ({ children }: { children: ReactNode }) => (
  <tr className="align-top not-last:border-b not-last:border-line hover:bg-sunken/50">{children}</tr>
);

/** The name of a row; `below` repeats on phones what other columns show. */
export const NameCell = ({ children, below }: { children: ReactNode; below?: ReactNode }) => (
  <th scope="row" className="px-3 py-2.5 font-normal wrap-anywhere">
    {children}
    {below && <div className="mt-1.5 flex flex-wrap items-center gap-2 md:hidden">{below}</div>}
  </th>
);

export const Cell = ({
  wide,
  className,
  children,
}: {
  wide?: boolean;
  className?: string;
  children: ReactNode;
}) => <td className={clsx('px-3 py-2.5', wide && 'max-md:hidden', className)}>{children}</td>;

/** The buttons of a row. */
export const ActionsCell = ({ children }: { children: ReactNode }) => (
  <td className="px-3 py-2 text-right max-md:w-px">
    <div className="flex flex-wrap justify-end gap-2">{children}</div>
  </td>
);
