import { TextLink } from '#shared/ui/link.tsx';

/** A person's name, which leads to all that is stored about them. */
export const PersonLink = ({ id, name, className }: { id: number; name: string; className?: string }) => (
  <TextLink dir="auto" to={`/admin/users/${id}`} className={className}>
    {name}
  </TextLink>
);
