import type { StepMaterial } from '@waymark/contracts/roadmaps/step-materials';
import { Link } from 'react-router-dom';
import { factsOf, MaterialIcon, titleOf } from '#shared/learning-materials/material-facts.tsx';

/** The learning materials of a step that learners can open. */
export function StepMaterials({ materials = [] }: { materials: readonly StepMaterial[] | undefined }) {
  const shown = materials.filter(({ available }) => available);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Learning materials" className="grid gap-2">
      {shown.map((material) => (
        <li key={material.id}>
          <Link
            to={`/ai-resources/${material.id}`}
            className="group flex min-h-11 items-center gap-3 rounded-control border border-line bg-raised px-3 py-2 transition-colors duration-150 hover:border-edge"
          >
            <MaterialIcon type={material.type} className="size-5 shrink-0 text-clay" />
            <span className="min-w-0">
              <span dir="auto" className="block font-medium wrap-anywhere group-hover:underline">
                {titleOf(material)}
              </span>
              <span className="tabular block text-sm text-muted">{factsOf(material)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
