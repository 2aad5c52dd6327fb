// npm start: brings up everything Waymark needs on this machine, and ends all of it on Ctrl-C.
import { runLauncher } from './launcher.ts';

await runLauncher();
