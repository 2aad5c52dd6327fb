export interface MediaPlayerProps {
  /** An address of our own origin that accepts range requests. */
  src: string;
  type: 'video' | 'audio';
  /** Names the player for assistive technology. */
  title: string;
  /** A WebVTT file of our own origin. */
  captionsSrc?: string;
  captionsLanguage?: string;
  poster?: string;
  /** Seconds, as measured by the server; recordings of browsers do not contain it. */
  duration?: number | null;
  /** Seconds; ignored at the very end. */
  startAt?: number;
  /** Whole seconds: every five while it plays, and when it pauses, moves, ends, is hidden or removed. */
  onPosition?: (seconds: number) => void;
  onEnded?: () => void;
}
