export const dialogVeil = 'anim-fade fixed inset-0 z-40 bg-veil';

export const dialogBox =
  'anim-rise fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[min(92dvh,56rem)] -translate-y-1/2 flex-col ' +
  'rounded-card border border-line bg-raised text-ink shadow-soft focus:outline-none';
