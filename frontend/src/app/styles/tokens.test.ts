/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const themes = {
  light: paletteOf(/:root \{([^}]*)\}/),
  dark: paletteOf(/:root\[data-theme="dark"\] \{([^}]*)\}/),
};

const grounds = ['paper', 'raised', 'sunken'];
const tinted = ['moss', 'clay', 'dusk', 'amber', 'berry', 'plum', 'teal', 'slate'];
const texts = ['ink', 'ink-muted', ...tinted, 'moss-strong', 'berry-strong'];

const textPairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground])),
  ...tinted.map((tone) => [tone, `${tone}-soft`]),
  ...['moss', 'clay', 'dusk', 'amber', 'berry'].map((tone) => ['ink', `${tone}-soft`]),
  ['on-moss', 'moss'],
  ['on-moss', 'moss-strong'],
  ['on-berry', 'berry'],
  ['on-berry', 'berry-strong'],
  ['paper', 'ink'],
];
const shapePairs = ['edge', 'clay', 'moss', 'dusk'].flatMap((shape) =>
  grounds.map((ground) => [shape, ground]),
);

describe.each(Object.entries(themes))('the %s palette', (_, palette) => {
  it.each(textPairs)('has contrast 4.5:1 for text in %s on %s', (text, ground) => {
    expect(contrast(palette(text!), palette(ground!))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('has contrast 3:1 for shapes in %s on %s', (shape, ground) => {
    expect(contrast(palette(shape!), palette(ground!))).toBeGreaterThanOrEqual(3);
  });
});

it('sets the browser bar to the paper colour of each theme', () => {
  const script = readFileSync(new URL('../../../public/early.js', import.meta.url), 'utf8').toLowerCase();
  expect(script).toContain(themes.light('paper'));
  expect(script).toContain(themes.dark('paper'));
});

function paletteOf(block: RegExp): (name: string) => string {
  const body = css.match(block)?.[1] ?? '';
  const colours = new Map(
    Array.from(body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, name, hex]) => [name, hex]),
  );
  return (name) => {
    const hex = colours.get(name);
    if (!hex) throw new Error(`no colour --${name}`);
    return hex;
  };
}

/** WCAG 2 relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
