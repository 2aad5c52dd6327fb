import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { useUser } from '#lib/use-user.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ActionsCell, actionsColumn, Cell, DataTable, NameCell, Row } from '#shared/ui/data-table.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { oneOf, useFilters } from '../components/use-filters.ts';
import { useUsers } from './use-users.ts';
import { roleNames, type UserAction, UserDialog } from './user-dialogs.tsx';

export default function UsersPage() {
  return (
    <AdminFrame title="Users" what="users">
      <Users />
    </AdminFrame>
  );
}

const columns = [
  { label: 'User' },
  { label: 'Role', wide: true },
  { label: 'State', wide: true },
  { label: 'Joined', wide: true },
  actionsColumn,
];

function Users() {
  const { read, set } = useFilters();
  const filter = {
    q: read('q') || undefined,
    role: oneOf(['learner', 'mentor', 'admin'], read('role')),
    suspended: oneOf(['true', 'false'], read('suspended')),
  };
  const found = useUsers(filter);
  const [open, setOpen] = useState<{ user: AdminUser; action: UserAction } | null>(null);
  return (
    <>
      <h1 className="text-4xl">Users</h1>
      <div className="mt-6 grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]">
        <SearchBox
          label="Search users"
          placeholder="Username or email"
          q={read('q')}
          onSearch={(q) => set({ q })}
        />
        <Field label="Role" hideLabel>
          <Select value={filter.role ?? ''} onChange={(event) => set({ role: event.target.value })}>
            <option value="">All roles</option>
            {Object.entries(roleNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}s
              </option>
            ))}
          </Select>
        </Field>
        <Field label="State" hideLabel>
          <Select value={filter.suspended ?? ''} onChange={(event) => set({ suspended: event.target.value })}>
            <option value="">All states</option>
            <option value="false">Active</option>
            <option value="true">Suspended</option>
          </Select>
        </Field>
      </div>
      <Listing
        found={found}
        name="Users"
        empty={{
          title: 'No users found',
          drawing: 'fog',
          text: 'Try another word, or another role or state.',
          action: <Button onClick={() => set({ q: '', role: '', suspended: '' })}>Clear search</Button>,
        }}
      >
        {(users) => (
          <DataTable caption="Users" columns={columns}>
            {users.map((user) => (
              <UserRow key={user.id} user={user} onOpen={(action) => setOpen({ user, action })} />
            ))}
          </DataTable>
        )}
      </Listing>
      {open && <UserDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

function UserRow({ user, onOpen }: { user: AdminUser; onOpen: (action: UserAction) => void }) {
  const me = useUser().user;
  const { id, username, email, mentorName, role, suspension, createdAt, isReserved } = user;
  return (
    <Row>
      <NameCell
        below={
          <>
            <Badge>{roleNames[role]}</Badge>
            <State user={user} />
          </>
        }
      >
        <TextLink dir="auto" to={`/admin/users/${id}`} className="font-semibold">
          {username}
        </TextLink>
        {mentorName !== null && mentorName !== username && (
          <span className="text-muted"> ({mentorName})</span>
        )}
        <span className="block text-muted">{email}</span>
        {suspension && (
          <span className="mt-1 block max-w-measure text-berry">
            By {suspension.by}: {suspension.reason}
          </span>
        )}
      </NameCell>
      <Cell wide>{roleNames[role]}</Cell>
      <Cell wide>
        <State user={user} />
      </Cell>
      <Cell wide className="tabular whitespace-nowrap">
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </Cell>
      <ActionsCell>
        {id === me?.id || isReserved ? (
          <span className="py-2 text-muted">{isReserved ? 'Set by the operator' : 'You'}</span>
        ) : (
          <>
            <Button size="sm" aria-label={`Change role of ${username}`} onClick={() => onOpen('role')}>
              Change role
            </Button>
            <Button
              size="sm"
              aria-label={`${suspension ? 'Restore' : 'Suspend'} ${username}`}
              onClick={() => onOpen(suspension ? 'restore' : 'suspend')}
            >
              {suspension ? 'Restore' : 'Suspend'}
            </Button>
          </>
        )}
      </ActionsCell>
    </Row>
  );
}

function State({ user: { suspension } }: { user: AdminUser }) {
  if (!suspension) return <Badge tone="moss">Active</Badge>;
  return <Badge tone="berry">Suspended {formatDate(suspension.at)}</Badge>;
}
