import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { UploadArea } from '../material/upload-area.tsx';
import { useMaterial } from './material-state.tsx';

export function PhotosPanel({ roadmap }: { roadmap: Roadmap }) {
  const { setUploading } = useMaterial();
  return <UploadArea roadmapId={roadmap.id} onBusy={setUploading} />;
}
