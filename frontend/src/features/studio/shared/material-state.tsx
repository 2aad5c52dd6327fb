import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useStoredText } from './use-stored-text.ts';

/** What the panels of the tabs share with the generate bar. */
interface MaterialState {
  /** The text in the story box, which a draft adds to the material. */
  text: string;
  setText: (text: string) => void;
  /** A draft started now would not include the file. */
  uploading: boolean;
  setUploading: (uploading: boolean) => void;
  /** A draft is being made. */
  drafting: boolean;
}

const Context = createContext<MaterialState | null>(null);

interface MaterialProviderProps {
  roadmapId: string;
  drafting: boolean;
  children: ReactNode;
}

export function MaterialProvider({ roadmapId, drafting, children }: MaterialProviderProps) {
  const [text, setText] = useStoredText(`waymark-transcript-${roadmapId}`);
  const [uploading, setUploading] = useState(false);
  const state = useMemo(
    () => ({ text, setText, uploading, setUploading, drafting }),
    [text, setText, uploading, drafting],
  );
  return <Context value={state}>{children}</Context>;
}

export function useMaterial(): MaterialState {
  const state = useContext(Context);
  if (!state) throw new Error('useMaterial is used outside MaterialProvider');
  return state;
}
