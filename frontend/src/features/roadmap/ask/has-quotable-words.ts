import type { Roadmap } from '@waymark/contracts/roadmaps/http';

/** Whether a step quotes the mentor or was described by the mentor: else no question finds a passage. */
export const hasQuotableWords = ({ stages }: Pick<Roadmap, 'stages'>): boolean =>
  stages.some(({ steps }) =>
    steps.some(
      ({ evidence, origin, description }) => evidence !== null || (origin === 'mentor' && description !== ''),
    ),
  );
