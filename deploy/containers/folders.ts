import { join } from 'node:path';
import { waymarkHome } from '../launch/paths.ts';

const home = join(waymarkHome(), 'containers');

/** Everything that the command writes, except mounts and networks, which are undone at its end. */
export const folders = {
  home,
  /** Root file systems of Debian and archives of npm; the next run uses them again. */
  bases: join(home, 'bases'),
  /** Layers and build cache of buildah; the next run uses them again. */
  storage: join(home, 'storage'),
  /** State of the runtime, containers and volumes of one run. */
  run: join(home, 'run'),
  /** In place of the operator's folder, with the `.env` of the run. */
  project: join(home, 'run/project'),
};
