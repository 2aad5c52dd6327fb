import type { Draft, DraftStep } from '@waymark/contracts/ai/draft';
import { isBaseVerb } from '../offline/language/verbs.ts';

const FIRST_PERSON = /\b(?:I|I'm|me|my|mine|myself|we|us|our|ours|ourselves)\b/i;
const DANGLING = /\b(?:of|to|the|a|an|and|or|but|my|your|with|for|because|that|which|are|is)$/i;

const outsideQuotes = (text: string): string => text.replace(/“[^”]*”|"[^"]*"/g, '');

/** Faults of one text. */
function textFaults(text: string, limit: number): string[] {
  const faults: string[] = [];
  const bare = outsideQuotes(text);
  if (text.length === 0 || text.length > limit) faults.push('is empty or too long');
  if (FIRST_PERSON.test(bare)) faults.push('speaks in the first person');
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1 || text.split('“').length !== text.split('”').length)
    faults.push('has unbalanced quotes');
  if (text.split('(').length !== text.split(')').length) faults.push('has unbalanced brackets');
  if (/ [,.;:!?]|,,|\s\s|^\s|\s$/.test(text)) faults.push('is badly spaced');
  if (!/^["“]?[\p{Lu}\d]/u.test(text)) faults.push('does not start with a capital');
  return faults;
}

/** "Do not call", "Always call" and "Call" all start with a verb that can be an instruction. */
function startsWithVerb(title: string): boolean {
  const words = title.toLowerCase().split(/[^a-z'-]+/);
  const first = words[0] === 'always' || words[0] === 'never' ? words[1] : words[0];
  return isBaseVerb(first ?? '');
}

function stepFaults(step: DraftStep, sources: ReadonlyMap<string, string>): string[] {
  const faults = [...textFaults(step.title, 120), ...textFaults(step.description, 600)];
  if (!startsWithVerb(step.title)) faults.push('its title starts with no verb');
  if (DANGLING.test(step.title) && !/\b(?:what|who|which|where)\b/.test(step.title))
    faults.push('its title is cut off');
  if (/[.,;:]$/.test(step.title)) faults.push('its title ends with a mark');
  if (!/[.!?]["”]?$/.test(step.description)) faults.push('its description does not end');
  if (step.evidence) {
    const { sourceId, quote, start, end } = step.evidence;
    if (sources.get(sourceId)?.slice(start, end) !== quote) faults.push('its quote is not in the source');
    if (quote.trim() === '' || quote.length > 600) faults.push('its quote is empty or too long');
  }
  return faults;
}

/** The faults of a draft, empty when it is valid; `sources` are the texts it was drafted from. */
export function draftFaults(draft: Draft, sources: readonly { id: string; text: string }[]): string[] {
  const texts = new Map(sources.map(({ id, text }) => [id, text]));
  const faults: string[] = [];
  const titles = draft.stages.flatMap((stage) => [stage.title, ...stage.steps.map((step) => step.title)]);
  const different = new Set(titles.map((title) => title.toLowerCase()));
  if (different.size !== titles.length) faults.push('two titles are alike');
  if (draft.stages.length < 4 || draft.stages.length > 6) faults.push(`has ${draft.stages.length} stages`);
  for (const stage of draft.stages) {
    const named = (fault: string): string => `stage "${stage.title}" ${fault}`;
    faults.push(...textFaults(stage.title, 120).map(named), ...textFaults(stage.description, 600).map(named));
    if (stage.steps.length < 3 || stage.steps.length > 5)
      faults.push(named(`has ${stage.steps.length} steps`));
    if (stage.steps.filter((step) => !step.evidence).length > 1)
      faults.push(named('has more than one suggestion'));
    for (const step of stage.steps)
      faults.push(...stepFaults(step, texts).map((fault) => `step "${step.title}" ${fault}`));
  }
  return faults;
}
