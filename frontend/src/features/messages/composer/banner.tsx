import { X } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';

interface BannerProps {
  title: string;
  onCancel: () => void;
  children: string;
}

/** Above the field: what the next message refers to, and the way to leave it out. */
export const Banner = ({ title, onCancel, children }: BannerProps) => (
  <div className="flex items-center gap-2 border-l-3 border-clay pl-3 text-sm">
    <p className="min-w-0 grow">
      <span className="block font-semibold">{title}</span>
      <span dir="auto" className="line-clamp-2 text-muted wrap-anywhere">
        {children}
      </span>
    </p>
    <Button size="icon" variant="ghost" aria-label={`Cancel: ${title}`} onClick={onCancel}>
      <X aria-hidden="true" className="size-4" />
    </Button>
  </div>
);
