import { useEffect, useEffectEvent, useState } from 'react';
import { type LevelTrack, measureLevels } from './level-track.ts';
import {
  canRecord,
  chooseMicrophone,
  chosenMicrophone,
  listMicrophones,
  type Microphone,
  type MicrophoneError,
  microphoneError,
  microphoneErrorFrom,
  openMicrophone,
  release,
} from './microphone.ts';

type Opened =
  | { at: 'opening' }
  | { at: 'failed'; error: MicrophoneError }
  /** `track`: null where the browser cannot measure. */
  | { at: 'open'; stream: MediaStream; track: LevelTrack | null; isFallback: boolean };

/** Listens to the chosen microphone and stores nothing. Releases it on unmount. */
export function useMicrophoneCheck() {
  const [chosen, setChosen] = useState(chosenMicrophone);
  const [opened, setOpened] = useState<Opened>({ at: 'opening' });
  const [microphones, setMicrophones] = useState<Microphone[]>([]);
  const [opening, setOpening] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `opening` opens the microphone again
  useEffect(() => {
    let ended = false;
    let stop = () => {};
    const open = async () => {
      if (!canRecord()) return setOpened({ at: 'failed', error: microphoneError('unsupported') });
      try {
        const { stream, isFallback } = await openMicrophone();
        if (ended) return release(stream);
        const meter = measureLevels(stream);
        stop = () => {
          meter?.stop();
          release(stream);
        };
        setOpened({ at: 'open', stream, track: meter?.track ?? null, isFallback });
        const found = await listMicrophones();
        if (!ended) setMicrophones(found);
      } catch (error) {
        if (!ended) setOpened({ at: 'failed', error: microphoneErrorFrom(error) });
      }
    };
    void open();
    return () => {
      ended = true;
      stop();
    };
  }, [chosen, opening]);

  /** Opens it again only if another one is to be heard: some headsets change the list whenever they are opened. */
  const follow = useEffectEvent((found: Microphone[]) => {
    setMicrophones(found);
    const isThere = chosen === '' || found.some(({ name }) => name === chosen);
    const isRight =
      opened.at === 'open' &&
      opened.isFallback === !isThere &&
      opened.stream.getTracks().every(({ readyState }) => readyState !== 'ended');
    if (opened.at !== 'opening' && !isRight) setOpening((count) => count + 1);
  });
  useEffect(() => {
    const { mediaDevices } = navigator;
    if (!mediaDevices?.addEventListener) return;
    const list = () => void listMicrophones().then(follow, () => {});
    mediaDevices.addEventListener('devicechange', list);
    return () => mediaDevices.removeEventListener('devicechange', list);
  }, []);

  const choose = (name: string) => {
    chooseMicrophone(name);
    setChosen(name);
  };
  return { chosen, choose, opened, microphones };
}
