import clsx from 'clsx';
import { Blaze, Cairn } from '#shared/trail/marks.tsx';

const WALKED = 'M214 500C214 462 372 470 372 408S176 372 176 318C176 282 236 270 262 262';
/** As wide as the stroke of LandingTrail. */
const STROKE = { strokeWidth: 4.5 };
const AHEAD = 'M262 262C318 246 352 232 336 204S262 178 276 150 326 126 330 96';

/** The trail over the hills, painted up to the current mark and dotted beyond. */
export function HeroScene({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 500" className={clsx('block overflow-visible', className)}>
      <Hills />
      {/* LandingTrail starts here. */}
      <rect data-trail-foot x="214" y="500" width="0.1" height="0.1" className="fill-none" />
      <path className="trail-ahead" d={AHEAD} />
      <path className="trail-done trail-paint" d={WALKED} pathLength={1} style={STROKE} />
      <Placed x={330} y={74} scale={0.9}>
        <Cairn x={0} y={0} state="ahead" />
      </Placed>
      <Placed x={278} y={156} scale={0.7}>
        <Blaze x={0} y={0} state="ahead" />
      </Placed>
      <Placed x={338} y={212} scale={0.8}>
        <Blaze x={0} y={0} state="ahead" />
      </Placed>
      <Placed x={262} y={250} scale={1.25}>
        <Cairn x={0} y={0} state="current" />
      </Placed>
      <Placed x={176} y={318} scale={1.2}>
        <Blaze x={0} y={0} state="done" />
      </Placed>
      <Placed x={372} y={408} scale={1.5}>
        <Blaze x={0} y={0} state="done" />
      </Placed>
      <Placed x={238} y={462} scale={2}>
        <Cairn x={0} y={0} state="done" />
      </Placed>
    </svg>
  );
}

type PlacedProps = { x: number; y: number; scale: number; children: React.ReactNode };

const Placed = ({ x, y, scale, children }: PlacedProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>
);

function Hills() {
  return (
    <g className="stroke-line" strokeWidth="2">
      <path
        className="fill-sunken"
        d="M-190 502C-70 470 20 210 128 150S262 96 330 88s104 60 190 66 330-90 700-60v410Z"
      />
      <path
        className="fill-paper"
        d="M-150 502C-60 440 60 300 204 256s148-40 196-18 120 40 220 20 300-40 600-20v264Z"
      />
      <path
        className="fill-sunken"
        d="M-230 502C-60 470 60 380 196 362s150-26 206-8 150 40 260 20 300-20 560 0v130Z"
      />
      <path className="fill-raised" d="M-300 502C-100 470 100 446 240 454s170-22 300 4 360-20 680 0v46Z" />
    </g>
  );
}
