import { readTabJson, writeTab } from '#lib/tab-storage.ts';

/** An uploaded file whose run goes on without the page. */
export interface StoredArtifact {
  /** Of the upload. */
  key: string;
  runId: string;
  name: string;
}

const KEY = 'waymark-artifacts';

export const readArtifacts = (): StoredArtifact[] => readTabJson<StoredArtifact[]>(KEY) ?? [];

export const storeArtifact = (artifact: StoredArtifact): void => write([...readArtifacts(), artifact]);

export const removeArtifact = (key: string): void => write(readArtifacts().filter((one) => one.key !== key));

const write = (artifacts: readonly StoredArtifact[]): void =>
  writeTab(KEY, artifacts.length === 0 ? null : JSON.stringify(artifacts));
