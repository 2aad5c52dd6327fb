import type { DrawingName } from './drawing-names.ts';

/** Paths on an area of 240 × 120, with the ground at 104. */
interface Parts {
  /** Areas behind the lines. */
  areas: string;
  lines: string;
  /** The painted mark, in clay. */
  mark: string;
}

const drawings: Record<DrawingName, Parts> = {
  bench: {
    areas: 'M194 78a15 15 0 1 1 .1 0z',
    lines: 'M66 54h92M66 64h92M62 80h102M70 80v24M154 80v24M72 46v34M152 46v34M194 104V66M194 84l8-7',
    mark: 'M106 79v-9h11v9zM117 72q5 0 4 4',
  },
  book: {
    areas: 'M120 50q-24-13-54-6v50q30-7 54 6 24-13 54-6V44q-30-7-54 6z',
    lines:
      'M120 50q-24-13-54-6v50q30-7 54 6 24-13 54-6V44q-30-7-54 6zM120 50v50M78 56q15-2 29 4M78 68q15-2 29 4M78 80q15-2 29 4M133 72q14-6 29-4M133 84q14-6 29-4',
    mark: 'M148 42v18l5-4 5 4V41',
  },
  bridge: {
    areas: 'M28 104V82h50l8 22zM212 104V82h-50l-8 22z',
    lines:
      'M28 82h50l8 22M212 82h-50l-8 22M44 82V60M70 82V60M170 82V60M196 82V60M44 64q13 9 26 0 4 12 14 16M196 64q-13 9-26 0-4 12-14 16M78 82l11 5M162 82l-10 7M92 112q7-5 14 0t14 0 14 0 14 0',
    mark: 'M112 58l16 16M128 58l-16 16',
  },
  cairn: {
    areas: 'M94 103a8 8 0 0 1 0-16h54a8 8 0 0 1 0 16zM102 86a7 7 0 0 1 0-14h38a7 7 0 0 1 0 14z',
    lines:
      'M94 103a8 8 0 0 1 0-16h54a8 8 0 0 1 0 16zM102 86a7 7 0 0 1 0-14h38a7 7 0 0 1 0 14zM110 71a6 6 0 0 1 0-12h21a6 6 0 0 1 0 12zM54 104a5 5 0 0 1 0-10h12a5 5 0 0 1 0 10z',
    mark: 'M114 50a4.5 4.5 0 0 1 0-9h13a4.5 4.5 0 0 1 0 9z',
  },
  cups: {
    areas:
      'M72 70h38v16a16 16 0 0 1-16 16h-6a16 16 0 0 1-16-16zM132 70h38v16a16 16 0 0 1-16 16h-6a16 16 0 0 1-16-16z',
    lines:
      'M72 70h38v16a16 16 0 0 1-16 16h-6a16 16 0 0 1-16-16zM110 76h6a7 7 0 0 1 0 14h-7M132 70h38v16a16 16 0 0 1-16 16h-6a16 16 0 0 1-16-16zM170 76h6a7 7 0 0 1 0 14h-7',
    mark: 'M85 60q-5-6 0-12t0-12M98 60q-5-6 0-12M145 60q-5-6 0-12M158 60q-5-6 0-12t0-12',
  },
  fog: {
    areas: 'M36 104q44-62 86-32 38-18 82 32z',
    lines: 'M36 104q44-62 86-32 38-18 82 32M40 62h66M122 50h72M30 78h50M96 78h100M60 92h116',
    mark: 'M150 60v11',
  },
  gate: {
    areas: 'M66 104V44h10v60zM164 104V44h10v60z',
    lines:
      'M66 104V44h10v60M164 104V44h10v60M76 58h88M76 74h88M76 90h88M76 90l88-32M30 104V74h36M210 104V74h-36M48 74v30M192 74v30',
    mark: 'M156 68v12',
  },
  lamp: {
    areas: 'M114 46h28l7 36h-42z',
    lines:
      'M84 104V42q0-16 16-16h28v10M118 46l4-10h12l4 10M112 46h32M114 46l-7 36h42l-7-36M103 86h50M72 104h24',
    mark: 'M128 76q-10-8 0-22 10 14 0 22z',
  },
  letter: {
    areas: 'M70 44h100v56H70z',
    lines: 'M70 44h100v56H70zM70 44l50 36 50-36M70 100l34-32M170 100l-34-32',
    mark: 'M113 80a7 7 0 1 1 14 0 7 7 0 1 1-14 0z',
  },
  map: {
    areas: 'M66 46l36-10 36 10 36-10v56l-36 10-36-10-36 10z',
    lines:
      'M66 46l36-10 36 10 36-10v56l-36 10-36-10-36 10zM102 36v56M138 46v56M148 78q8-8 18-4M74 60q8-6 18-2',
    mark: 'M80 88q6-16 20-14t20-10 20-6M150 50l10 10M160 50l-10 10',
  },
  signpost: {
    areas: 'M122 34h46l10 11-10 11h-46zM118 62H76l-10 10 10 10h42z',
    lines: 'M120 104V24M122 34h46l10 11-10 11h-46M118 62H76l-10 10 10 10h42M104 104h32',
    mark: 'M120 88v9',
  },
  tent: {
    areas: 'M58 104l62-68 62 68z',
    lines:
      'M58 104l62-68 62 68M120 36l-22 68M120 36l22 68M116 31l4 5 4-5M58 104l-14 4M182 104l14 4M196 40a9 9 0 1 0 9 11 8 8 0 0 1-9-11',
    mark: 'M120 84v10',
  },
};

export default function Drawings({ name }: { name: DrawingName }) {
  const { areas, lines, mark } = drawings[name];
  return (
    <svg viewBox="0 0 240 120" aria-hidden="true" className="size-full">
      <path
        d="M6 70q50-40 104-24t124-26M6 88q44-34 104-22t124-26"
        className="fill-none stroke-line"
        strokeWidth="1.5"
      />
      <path d={areas} className="fill-moss-soft" />
      <g fill="none" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M18 106q102-5 204 0" className="stroke-edge" />
        <path d={lines} className="stroke-muted" />
        <path d={mark} className="stroke-clay" strokeWidth="3.4" />
      </g>
    </svg>
  );
}
