// The launcher's command line with fake processes: for tests that send signals.
import { runLauncher } from '../launcher.ts';
import { fakeProcesses } from './fakes.ts';

await runLauncher({ processes: fakeProcesses, build: false });
