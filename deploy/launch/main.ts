// npm start: runs Waymark and its servers on this machine until Ctrl-C.
import { runLauncher } from './launcher.ts';

await runLauncher();
