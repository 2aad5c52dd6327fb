/** The light tokens of the design (frontend/src/app/styles/tokens.css). */
export const palette = {
  paper: '#fbf8f3',
  raised: '#ffffff',
  sunken: '#f4efe6',
  ink: '#1f2a2e',
  muted: '#566266',
  line: '#e4ddd1',
  edge: '#7e898b',
  sun: '#8a5c00',
  glow: 'rgba(181, 72, 36, 0.28)',
} as const;

const tones: Record<string, [strong: string, soft: string]> = {
  moss: ['#2f6b4f', '#e3eee7'],
  clay: ['#b54824', '#faece5'],
  dusk: ['#2c5d7c', '#e2ecf2'],
  amber: ['#8a5c00', '#f7ecd2'],
  berry: ['#a4243b', '#f9e4e7'],
  plum: ['#6b4a7e', '#eee6f2'],
  teal: ['#27666a', '#dfeeee'],
  slate: ['#4f5e66', '#e8ebec'],
};
export const CLAY = '#b54824';
export const MOSS = '#2f6b4f';

export interface Tone {
  strong: string;
  soft: string;
}

export function toneOf(name: string): Tone {
  const [strong, soft] = (Object.hasOwn(tones, name) && tones[name]) || ['#2f6b4f', '#e3eee7'];
  return { strong, soft };
}

/** A colour between two, `share` of 0 to 1 of the first. Both as #rrggbb. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [from, to] = [other, one].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
