import { demoPeople } from '@waymark/contracts/demo';

interface Landscape {
  /** From the top. */
  sky: readonly [string, string, string];
  sun: { x: number; y: number; r: number; fill: string };
  /** From the farthest. */
  hills: readonly { fill: string; d: string }[];
  /** In front, on 512 × 512. */
  motif: string;
  grain: number;
}

const SIDE = 512;

/** Invented people, so no faces: what their story is about, painted. */
const landscapes: ReadonlyMap<number, Landscape> = new Map([
  // Rosa: a lantern on a hill at dusk.
  [
    demoPeople.mentor.id,
    {
      sky: ['#2f4a63', '#8d6f86', '#f0a877'],
      sun: { x: 360, y: 318, r: 46, fill: '#ffd9a0' },
      hills: [
        { fill: '#6f5f7d', d: 'M-20 340C80 280 150 330 240 300S420 250 540 320V540H-20Z' },
        { fill: '#40506a', d: 'M-20 400C90 350 200 410 300 372S450 350 540 390V540H-20Z' },
        { fill: '#26333f', d: 'M-20 462C120 410 230 452 330 440S460 430 540 456V540H-20Z' },
      ],
      motif: `<circle cx="250" cy="230" r="112" fill="#ffd37a" opacity="0.28"/><circle cx="250" cy="230" r="70" fill="#ffe3a3" opacity="0.5"/>
<path d="M152 470V176q0-56 56-56h42v44" fill="none" stroke="#1d262d" stroke-width="14" stroke-linecap="round"/>
<path d="M216 176h68l18 96h-104Z" fill="#fff1cc" stroke="#1d262d" stroke-width="10" stroke-linejoin="round"/>
<path d="M204 172h92" stroke="#1d262d" stroke-width="16" stroke-linecap="round"/><path d="M192 276h116" stroke="#1d262d" stroke-width="15" stroke-linecap="round"/>`,
      grain: 4,
    },
  ],
  // Amara: the moon over still water.
  [
    demoPeople.amara.id,
    {
      sky: ['#17313d', '#2d6068', '#86b3a6'],
      sun: { x: 256, y: 168, r: 84, fill: '#f5efd8' },
      hills: [
        { fill: '#24505a', d: 'M-20 300C60 250 130 284 200 262S330 290 400 258S500 260 540 290V540H-20Z' },
        { fill: '#3f7d80', d: 'M-20 306H540V540H-20Z' },
        { fill: '#122730', d: 'M-20 470C90 430 150 500 260 486S440 440 540 476V540H-20Z' },
      ],
      motif: `<g stroke="#f5efd8" stroke-linecap="round" stroke-width="11"><path d="M196 336h120M214 366h92M178 398h150M226 430h64" opacity="0.75"/></g>
<path d="M92 486c-6-90 8-150 22-190M114 486c4-70-6-120-26-160M134 488c0-60 14-110 36-148" fill="none" stroke="#0c1b22" stroke-width="9" stroke-linecap="round"/>`,
      grain: 11,
    },
  ],
  // Inês: a path along the sea in the morning.
  [
    demoPeople.ines.id,
    {
      sky: ['#f7c9a4', '#fbe3c4', '#fdf3dd'],
      sun: { x: 372, y: 164, r: 62, fill: '#e8743f' },
      hills: [
        { fill: '#6fa8b4', d: 'M-20 262H540V540H-20Z' },
        { fill: '#4b8794', d: 'M-20 318C120 306 220 330 330 316S470 306 540 318V540H-20Z' },
        { fill: '#7f9a5b', d: 'M-20 330C60 320 180 352 250 420S330 500 360 540H-20Z' },
      ],
      motif: `<path d="M40 540C90 470 60 430 120 396S70 352 30 338" fill="none" stroke="#f6e7c6" stroke-width="34" stroke-linecap="round"/>
<g fill="#33553f"><circle cx="236" cy="446" r="26"/><circle cx="266" cy="470" r="30"/><circle cx="210" cy="478" r="24"/></g>
<path d="M330 238q16-18 32 0q16-18 32 0M268 210q12-14 24 0q12-14 24 0" fill="none" stroke="#3b5a63" stroke-width="7" stroke-linecap="round"/>
<path d="M352 288h150M310 358h120" stroke="#cfe5e4" stroke-width="8" stroke-linecap="round" opacity="0.8"/>`,
      grain: 23,
    },
  ],
  // Kofi: a pot over the fire.
  [
    demoPeople.kofi.id,
    {
      sky: ['#7b2f2a', '#b54824', '#eba24c'],
      sun: { x: 256, y: 206, r: 120, fill: '#f6c667' },
      hills: [
        { fill: '#8a3a25', d: 'M-20 380C100 340 180 384 270 366S430 346 540 384V540H-20Z' },
        { fill: '#4a231d', d: 'M-20 440C110 420 220 450 320 436S450 428 540 446V540H-20Z' },
      ],
      motif: `<path d="M132 268h248q4 132-124 138q-128-6-124-138Z" fill="#2b2324"/><path d="M118 268h276" stroke="#171213" stroke-width="24" stroke-linecap="round"/>
<path d="M112 300q-34 8-18 44M400 300q34 8 18 44" fill="none" stroke="#171213" stroke-width="14" stroke-linecap="round"/>
<path d="M206 232c-26-40 22-56 0-98M262 228c-26-44 24-62 0-112M316 232c-26-40 22-56 0-98" fill="none" stroke="#fff0d0" stroke-width="15" stroke-linecap="round" opacity="0.85"/>
<path d="M170 452q24-52 40-2q22-60 44-2q22-56 42 2q24-48 42 4Z" fill="#f3a13b"/>`,
      grain: 31,
    },
  ],
  // Jonas: a cabin between firs in the snow.
  [
    demoPeople.jonas.id,
    {
      sky: ['#a9c3cf', '#d3e0e0', '#f3ece0'],
      sun: { x: 140, y: 150, r: 40, fill: '#fffaf0' },
      hills: [
        { fill: '#87a6a6', d: 'M-20 300C80 220 160 268 240 214S400 262 540 226V540H-20Z' },
        { fill: '#5d8177', d: 'M-20 352C90 310 200 350 290 322S450 322 540 346V540H-20Z' },
        { fill: '#f4f1ea', d: 'M-20 412C110 380 230 420 330 404S460 398 540 414V540H-20Z' },
      ],
      motif: `<g fill="#2d4f43"><path d="M96 424l62-150 62 150ZM108 352l50-130 50 130Z"/><path d="M392 440l54-136 54 136ZM402 376l44-116 44 116Z"/></g>
<path d="M232 438v-74l72-56 72 56v74Z" fill="#a3482c"/><path d="M216 372l88-70 88 70" fill="none" stroke="#f4f1ea" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M284 438v-46h40v46Z" fill="#ffd98c"/><path d="M344 300v-34" stroke="#5b463c" stroke-width="16"/><path d="M344 250c-14-22 16-34 2-60" fill="none" stroke="#f9f6ef" stroke-width="12" stroke-linecap="round"/>`,
      grain: 47,
    },
  ],
]);

/** The demo picture of a user as SVG of 512 × 512, with edges and grain of a brush. Throws for others. */
export function demoPortrait(userId: number): string {
  const painted = landscapes.get(userId);
  if (!painted) throw new Error(`no picture of ${userId} is drawn`);
  const { sky, sun, hills, motif, grain } = painted;
  const stops = sky.map((colour, i) => `<stop offset="${i / 2}" stop-color="${colour}"/>`).join('');
  const layers = hills.map(({ fill, d }) => `<path d="${d}" fill="${fill}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
<defs><linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>
<filter id="brush" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.022 0.035" numOctaves="3" seed="${grain}"/><feDisplacementMap in="SourceGraphic" scale="16" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.7 0.18" numOctaves="2" seed="${grain}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0.5 0 0 0 -0.16"/></filter></defs>
<rect width="${SIDE}" height="${SIDE}" fill="url(#sky)"/>
<g transform="translate(-20 -20) scale(1.08)" filter="url(#brush)"><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${sun.fill}"/>${layers}${motif}</g>
<rect width="${SIDE}" height="${SIDE}" filter="url(#grain)" opacity="0.5"/></svg>`;
}
