// Runs an operator's command in a container, with the addresses and logins of its environment:
//   docker compose run --rm operator create-user ann ann@example.org admin
import { nameACommand, operatorCommands } from '../launch/operator-commands.ts';
import { runPrograms } from '../launch/run-programs.ts';

const [name = '', ...args] = process.argv.slice(2);
const programs = operatorCommands[name];
if (!programs) console.error(nameACommand);
process.exitCode = programs ? runPrograms(programs, args, () => process.env) : 2;
