import type { Difficulty } from '@waymark/contracts/community/material-options';
import type { Material } from '@waymark/contracts/community/materials';
import { EyeOff, PencilLine } from 'lucide-react';
import { TypeIcon, typeLabels } from '#shared/learning-materials/material-type.tsx';
import { Badge, type Tone } from '#shared/ui/badge.tsx';
import { difficultyLabels } from '../texts.ts';

const tones: Record<Difficulty, Tone> = { beginner: 'moss', intermediate: 'amber', advanced: 'plum' };

export function MaterialBadges({ material }: { material: Material }) {
  const { difficulty, type, is_published, hiddenReason } = material;
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone={tones[difficulty]}>{difficultyLabels[difficulty]}</Badge>
      <Badge tone="dusk" icon={<TypeIcon type={type} />}>
        {typeLabels[type]}
      </Badge>
      {!is_published && <Badge icon={<PencilLine aria-hidden="true" />}>Draft</Badge>}
      {hiddenReason !== null && (
        <Badge tone="berry" icon={<EyeOff aria-hidden="true" />}>
          Hidden
        </Badge>
      )}
    </div>
  );
}
