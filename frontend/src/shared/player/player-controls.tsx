import clsx from 'clsx';
import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { formatDuration } from '../../lib/format.ts';
import { WaveSeek } from '../audio/wave-seek.tsx';
import { type MediaActions, type MediaView, RATES, SEEK_SECONDS } from './use-media.ts';

interface PlayerControlsProps {
  title: string;
  isVideo: boolean;
  hasCaptions: boolean;
  view: MediaView;
  actions: MediaActions;
  playButton: Ref<HTMLButtonElement>;
  className?: string;
}

export function PlayerControls(props: PlayerControlsProps) {
  const { title, view, actions, className } = props;
  const { time, duration } = view;
  return (
    <div className={clsx('grid grid-cols-1 gap-1 px-3 pt-1 pb-2', className)}>
      <div className="flex items-center gap-3">
        <WaveSeek
          label={`Position in ${title}`}
          time={time}
          duration={duration}
          keySeconds={SEEK_SECONDS}
          onSeek={actions.seek}
        />
        <span className="tabular shrink-0 text-sm text-muted">
          {formatDuration(time)}
          {duration !== null && ` / ${formatDuration(duration)}`}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Transport {...props} />
        <Options {...props} />
      </div>
    </div>
  );
}

function Transport({ view, actions, playButton }: PlayerControlsProps) {
  return (
    <div className="flex items-center gap-1">
      <button
        ref={playButton}
        type="button"
        aria-label={view.paused ? 'Play' : 'Pause'}
        title={view.paused ? 'Play (k)' : 'Pause (k)'}
        onClick={() => actions.toggle()}
        className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-clay bg-raised text-clay transition-colors duration-150 hover:bg-clay-soft"
      >
        {view.paused ? (
          <Play aria-hidden="true" className="size-5 translate-x-px" />
        ) : (
          <Pause aria-hidden="true" className="size-5" />
        )}
      </button>
      <Control label={`Back ${SEEK_SECONDS} seconds`} keyName="j" onClick={() => actions.skip(-SEEK_SECONDS)}>
        <RotateCcw aria-hidden="true" className="size-4.5" />
        <span aria-hidden="true">{SEEK_SECONDS}</span>
      </Control>
      <Control
        label={`Forward ${SEEK_SECONDS} seconds`}
        keyName="l"
        onClick={() => actions.skip(SEEK_SECONDS)}
      >
        <span aria-hidden="true">{SEEK_SECONDS}</span>
        <RotateCw aria-hidden="true" className="size-4.5" />
      </Control>
    </div>
  );
}

function Options({ isVideo, hasCaptions, view, actions }: PlayerControlsProps) {
  return (
    <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
      <Volume view={view} actions={actions} />
      <select
        aria-label="Speed"
        value={view.rate}
        onChange={(event) => actions.setRate(Number(event.target.value))}
        className="tabular min-h-11 shrink-0 rounded-control bg-transparent px-1 text-sm font-semibold hover:bg-sunken"
      >
        {RATES.map((rate) => (
          <option key={rate} value={rate} className="bg-raised text-ink">
            {rate}×
          </option>
        ))}
      </select>
      {hasCaptions && (
        <Control
          label="Captions"
          keyName="c"
          aria-pressed={view.captions}
          onClick={() => actions.setCaptions(!view.captions)}
        >
          {view.captions ? (
            <Captions aria-hidden="true" className="size-5 text-moss" />
          ) : (
            <CaptionsOff aria-hidden="true" className="size-5" />
          )}
        </Control>
      )}
      {isVideo && !view.noFullscreen && (
        <Control
          label={view.fullscreen ? 'Exit full screen' : 'Full screen'}
          keyName="f"
          onClick={() => actions.setFullscreen(!view.fullscreen)}
        >
          {view.fullscreen ? (
            <Minimize aria-hidden="true" className="size-5" />
          ) : (
            <Maximize aria-hidden="true" className="size-5" />
          )}
        </Control>
      )}
    </div>
  );
}

function Volume({ view, actions }: Pick<PlayerControlsProps, 'view' | 'actions'>) {
  const Icon = view.muted ? VolumeX : view.volume < 0.5 ? Volume1 : Volume2;
  const shown = view.muted ? 0 : view.volume;
  return (
    <span className="flex min-w-0 items-center">
      <Control
        label={view.muted ? 'Unmute' : 'Mute'}
        keyName="m"
        onClick={() => actions.setMuted(!view.muted)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </Control>
      {!view.volumeFixed && (
        <input
          type="range"
          aria-label="Volume"
          aria-valuetext={`${Math.round(shown * 100)}%`}
          min={0}
          max={1}
          step={0.05}
          value={shown}
          onChange={(event) => actions.setVolume(Number(event.target.value))}
          className="h-11 w-20 min-w-8 cursor-pointer accent-moss"
        />
      )}
    </span>
  );
}

interface ControlProps extends ComponentProps<'button'> {
  label: string;
  keyName: string;
}

function Control({ label, keyName, className, children, ...rest }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={`${label} (${keyName})`}
      className={clsx(
        'tabular inline-flex size-11 shrink-0 items-center justify-center gap-0.5 rounded-control text-sm font-semibold',
        'transition-colors duration-150 hover:bg-sunken',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
