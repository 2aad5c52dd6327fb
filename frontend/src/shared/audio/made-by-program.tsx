import { AudioLines } from 'lucide-react';

/** Beside every player of such a recording. */
export const MadeByProgram = () => (
  <p className="flex items-center gap-1.5 text-sm text-muted">
    <AudioLines aria-hidden="true" className="size-4 shrink-0" />
    Sample voice, made by a program
  </p>
);
