// The launcher's command line with fake processes: for tests that press Ctrl-C and kill.
import { runLauncher } from '../launcher.ts';
import { fakeProcesses } from './fakes.ts';

await runLauncher({ processes: fakeProcesses, build: false });
