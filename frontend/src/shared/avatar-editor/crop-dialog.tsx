import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Crop, centred, MAX_ZOOM, zoomed } from './crop.ts';
import { CropArea, ZOOM_STEP } from './crop-area.tsx';
import { cropped, type OpenPicture } from './picture-file.ts';

interface CropDialogProps {
  picture: OpenPicture;
  isSaving: boolean;
  onSave: (square: Blob) => void;
  onClose: () => void;
}

/** Chooses the square of a picture. */
export default function CropDialog({ picture, isSaving, onSave, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(() => centred(picture));
  const save = async () => onSave(await cropped(picture, crop));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Crop your picture"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={isSaving} onClick={() => void save()}>
            Save Picture
          </Button>
        </>
      }
    >
      <CropForm picture={picture} crop={crop} onChange={setCrop} />
    </Dialog>
  );
}

interface CropFormProps {
  picture: OpenPicture;
  crop: Crop;
  onChange: (change: (crop: Crop) => Crop) => void;
}

function CropForm({ picture, crop, onChange }: CropFormProps) {
  const help = useId();
  const zoomTo = (zoom: number) => onChange((now) => zoomed(now, picture, zoom));
  const percent = `${Math.round(crop.zoom * 100)}%`;
  return (
    <div className="grid gap-4">
      <CropArea picture={picture} crop={crop} onChange={onChange} describedBy={help} />
      <p id={help} className="text-center text-sm text-muted">
        Drag to move, or use the arrow keys (with Shift, further). Zoom with the wheel, + and −.
      </p>
      <div className="mx-auto flex w-full max-w-72 items-center gap-2">
        <Button
          size="icon"
          variant="ghost"
          aria-label="Zoom out"
          onClick={() => zoomTo(crop.zoom - ZOOM_STEP)}
        >
          <Minus aria-hidden="true" className="size-5" />
        </Button>
        <input
          type="range"
          aria-label="Zoom"
          aria-valuetext={percent}
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={({ target }) => zoomTo(Number(target.value))}
          className="min-h-11 min-w-0 grow accent-moss"
        />
        <Button
          size="icon"
          variant="ghost"
          aria-label="Zoom in"
          onClick={() => zoomTo(crop.zoom + ZOOM_STEP)}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  );
}
