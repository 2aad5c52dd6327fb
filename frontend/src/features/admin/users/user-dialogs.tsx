import type { Role } from '@waymark/contracts/caller';
import type { AdminUser } from '@waymark/contracts/identity/admin-users';
import { useState } from 'react';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { useManageUser } from './use-users.ts';

export type UserAction = 'suspend' | 'restore' | 'role';

interface UserDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function UserDialog({ action, ...props }: UserDialogProps & { action: UserAction }) {
  if (action === 'suspend') return <SuspendDialog {...props} />;
  return action === 'restore' ? <RestoreDialog {...props} /> : <RoleDialog {...props} />;
}

function SuspendDialog({ user, onClose }: UserDialogProps) {
  const { suspend } = useManageUser(user, onClose);
  return (
    <ReasonDialog
      title={`Suspend ${user.username}?`}
      description={
        user.mentorName === null
          ? 'They are logged out everywhere. Sessions that have not begun are cancelled; what was paid is refunded if the session could still be cancelled free of charge.'
          : 'They are logged out everywhere and leave all lists. Sessions that have not begun are cancelled; those they were going to give are refunded in full.'
      }
      label="Reason"
      hint="They get it by email, and see it when they try to log in."
      confirmLabel="Suspend"
      destructive
      pending={suspend.isPending}
      error={suspend.error}
      onConfirm={(reason) => suspend.mutate(reason)}
      onClose={onClose}
    />
  );
}

function RestoreDialog({ user, onClose }: UserDialogProps) {
  const { restore } = useManageUser(user, onClose);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Restore ${user.username}?`}
      description="They can log in again, and are listed again. Cancelled sessions stay cancelled."
      confirmLabel="Restore"
      pending={restore.isPending}
      onConfirm={() => restore.mutate()}
    />
  );
}

export const roleNames: Record<Role, string> = { learner: 'Learner', mentor: 'Mentor', admin: 'Admin' };

function RoleDialog({ user, onClose }: UserDialogProps) {
  const [role, setRole] = useState<Role>(user.role);
  const manage = useManageUser(user, onClose);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Change the role of ${user.username}`}
      description="It takes effect at once, in open tabs too."
      confirmLabel="Change role"
      pending={manage.setRole.isPending}
      onConfirm={() => (role === user.role ? onClose() : manage.setRole.mutate(role))}
    >
      <Field label="Role">
        <Select value={role} onChange={(event) => setRole(event.target.value as Role)}>
          {Object.entries(roleNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </AlertDialog>
  );
}
