import type { Safety } from '@waymark/contracts/roadmaps/coaching';

export interface HelpLine {
  name: string;
  /** As dialled, for a tel: link. */
  phone: string | null;
  /** As texted, with the word to send. */
  sms: string | null;
  url: string | null;
  /** In the language of the help, e.g. "day and night, free". */
  hours: string;
}

export interface HelpSection {
  title: string;
  text: string;
  lines: HelpLine[];
}

export interface Help {
  title: string;
  /** One or two kind sentences. */
  intro: string;
  sections: HelpSection[];
  /** Where life is at risk now; empty for questions that only need somebody qualified. */
  emergency: string;
  /** Violence at home: nothing on the screen may give the reader away. */
  discreet: boolean;
}

/** The help for what was found, in the writer's language. `country`: ISO code, or null when it is not known. */
export function helpFor(_safety: Safety, _country: string | null): Help {
  return { title: '', intro: '', sections: [], emergency: '', discreet: false };
}

/** Countries to choose from. `name`: in the given language. */
export function helpCountries(_language: Safety['language']): { code: string; name: string }[] {
  return [];
}
