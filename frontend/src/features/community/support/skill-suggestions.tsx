import { Plus } from 'lucide-react';
import { useSkills } from '../api/use-network.ts';
import { linesOf, topicsOf } from '../components/topic-lines.ts';

const SHOWN = 6;

/** Help that members offer and that is not in the text yet. `onAdd` gets the text with one more line. */
export function SkillSuggestions({ text, onAdd }: { text: string; onAdd: (text: string) => void }) {
  const { data = [] } = useSkills();
  const topics = topicsOf(text);
  const folded = new Set(topics.map((topic) => topic.toLocaleLowerCase('en')));
  const left = data.filter((skill) => !folded.has(skill.toLocaleLowerCase('en'))).slice(0, SHOWN);
  if (left.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm text-muted">Mentors offer</legend>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {left.map((skill) => (
          <button
            key={skill}
            type="button"
            onClick={() => onAdd(linesOf([...topics, skill]))}
            className="inline-flex min-h-9 items-center gap-1 rounded-full border border-edge bg-raised px-3 text-sm hover:bg-sunken"
          >
            <Plus aria-hidden="true" className="size-3.5" />
            {skill}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
