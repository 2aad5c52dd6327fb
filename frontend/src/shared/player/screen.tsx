import { Play } from 'lucide-react';
import type { RefCallback } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import type { MediaPlayerProps } from './media-player-props.ts';
import type { MediaView } from './use-media.ts';

interface ScreenProps extends MediaPlayerProps {
  ref: RefCallback<HTMLMediaElement>;
  view: MediaView;
  onToggle: () => void;
}

/** The media element; the picture of a video starts and pauses it, as its buttons do. */
export function Screen({ ref, view, onToggle, ...props }: ScreenProps) {
  const { src, type, captionsSrc, captionsLanguage = 'en', poster } = props;
  const captions = captionsSrc && (
    <track kind="captions" src={captionsSrc} srcLang={captionsLanguage} label="Captions" />
  );
  if (type === 'audio')
    return (
      // biome-ignore lint/a11y/useMediaCaption: inside, if there are some
      <audio ref={ref} src={src} preload="metadata">
        {captions}
      </audio>
    );
  return (
    <div
      className={
        view.fullscreen ? 'relative grid min-h-0 grow bg-[black]' : 'relative grid aspect-video bg-[black]'
      }
    >
      {/* biome-ignore lint/a11y/useMediaCaption: inside, if there are some */}
      <video
        ref={ref}
        src={src}
        poster={poster}
        preload="metadata"
        playsInline
        onClick={onToggle}
        className="absolute inset-0 size-full cursor-pointer object-contain"
      >
        {captions}
      </video>
      {view.errorCode === null && <Overlay view={view} />}
    </div>
  );
}

function Overlay({ view }: { view: MediaView }) {
  if (view.loading) return <Spinner className="pointer-events-none z-10 m-auto size-12 text-[white]" />;
  if (view.hasPlayed || view.time > 0) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none z-10 m-auto grid size-18 place-items-center rounded-full border-2 border-clay bg-raised text-clay"
    >
      <Play className="size-8 translate-x-0.5" />
    </span>
  );
}
