import type { Mood, MoodCheckIn } from '@waymark/contracts/roadmaps/learning';
import clsx from 'clsx';
import { CloudRain, CloudSun, Sun } from 'lucide-react';
import { useId } from 'react';
import { formatRelative } from '../../lib/format.ts';
import { browserZone, dateIn } from '../../lib/zones.ts';
import { HelpNow } from '../safety/help-now.tsx';

const MOODS = {
  struggling: {
    label: 'Struggling',
    Icon: CloudRain,
    message:
      'Then make today small. Read one step, or none. Coming here on a day like this is already a step.',
  },
  neutral: {
    label: 'Neutral',
    Icon: CloudSun,
    message: 'Steady is good. Most progress happens on ordinary days like this one.',
  },
  thriving: {
    label: 'Thriving',
    Icon: Sun,
    message: 'Good to hear. Write down what helped; on a harder day you will want to find it again.',
  },
} as const satisfies Record<Mood, unknown>;

interface MoodChoiceProps {
  /** The latest check-in. */
  mood: MoodCheckIn | null;
  onChoose: (mood: Mood) => void;
}

/** Shows a message for the mood of today. */
export function MoodChoice({ mood, onChoose }: MoodChoiceProps) {
  const title = useId();
  const today = mood && isToday(mood.at) ? mood : null;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="text-xl">
        How are you today?
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: these are not form fields */}
      <div role="group" aria-labelledby={title} className="mt-3 flex flex-wrap gap-2">
        {(Object.keys(MOODS) as Mood[]).map((name) => {
          const { label, Icon } = MOODS[name];
          return (
            <button
              key={name}
              type="button"
              aria-pressed={today?.mood === name}
              onClick={() => onChoose(name)}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-4 font-semibold',
                'transition-colors duration-150 hover:bg-sunken',
                'aria-pressed:border-moss aria-pressed:bg-moss-soft aria-pressed:text-moss',
              )}
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </button>
          );
        })}
      </div>
      <p role="status" className="mt-3 max-w-measure text-muted">
        {today && MOODS[today.mood].message}
        {mood && !today && `Your last check-in, ${formatRelative(mood.at)}: ${MOODS[mood.mood].label}.`}
      </p>
      <HelpNow />
    </section>
  );
}

const isToday = (at: string): boolean => dateIn(browserZone(), at) === dateIn(browserZone(), Date.now());
