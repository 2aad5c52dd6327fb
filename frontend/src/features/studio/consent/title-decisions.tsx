import type { QuotedTitle, TitleDecision } from '@waymark/contracts/roadmaps/permissions';
import { isVisible } from '@waymark/contracts/visible-text';
import { Field } from '#shared/ui/field.tsx';
import { Input, Select } from '#shared/ui/input.tsx';

type Action = TitleDecision['action'];

/** What the mentor has chosen for one title so far. */
export interface TitleChoice {
  action: Action;
  title: string;
}
export type TitleChoices = Readonly<Record<string, TitleChoice>>;

export const FIRST_CHOICE: TitleChoice = { action: 'reword', title: '' };
const MAX_TITLE = 120;

const ACTIONS: Record<Action, string> = {
  reword: 'Write a new title',
  remove: 'Remove the step',
  keep: 'Keep this title',
};

/** One decision per title; null while a new title is missing. */
export function decisionsOf(titled: readonly QuotedTitle[], choices: TitleChoices): TitleDecision[] | null {
  const all = titled.map(({ stepId }): TitleDecision => {
    const { action, title } = choices[stepId] ?? FIRST_CHOICE;
    return action === 'reword' ? { action, stepId, title } : { action, stepId };
  });
  return all.every((one) => one.action !== 'reword' || isVisible(one.title)) ? all : null;
}

interface TitleDecisionsProps {
  titled: readonly QuotedTitle[];
  choices: TitleChoices;
  onChange: (stepId: string, choice: TitleChoice) => void;
  /** Whether missing titles are pointed out. */
  isChecked: boolean;
  /** Of the server, by step. */
  faults: Readonly<Record<string, string>>;
}

/** Published titles that are sentences of the source: each gets a new title, is removed with its step, or remains. */
export function TitleDecisions({ titled, choices, onChange, isChecked, faults }: TitleDecisionsProps) {
  return (
    <ol
      className="mt-4 grid max-h-96 gap-5 overflow-y-auto pr-1"
      aria-label="Titles in the words of this source"
    >
      {titled.map(({ stepId, title, stageTitle }) => {
        const choice = choices[stepId] ?? FIRST_CHOICE;
        const isMissing = isChecked && choice.action === 'reword' && !isVisible(choice.title);
        return (
          <li key={stepId} className="grid gap-2">
            <p dir="auto" className="wrap-anywhere">
              <strong>“{title}”</strong> <span className="text-muted">in {stageTitle}</span>
            </p>
            <Field label={`What happens to “${title}”`} hideLabel>
              <Select
                value={choice.action}
                onChange={(event) => onChange(stepId, { ...choice, action: event.target.value as Action })}
              >
                {Object.entries(ACTIONS).map(([action, text]) => (
                  <option key={action} value={action}>
                    {text}
                  </option>
                ))}
              </Select>
            </Field>
            {choice.action === 'reword' && (
              <Field
                label={`New title for “${title}”`}
                hideLabel
                error={isMissing ? 'Step title is required' : faults[stepId]}
              >
                <Input
                  limit={MAX_TITLE}
                  value={choice.title}
                  placeholder="In other words"
                  onChange={(event) => onChange(stepId, { ...choice, title: event.target.value })}
                />
              </Field>
            )}
          </li>
        );
      })}
    </ol>
  );
}
