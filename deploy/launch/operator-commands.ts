/** A program of an operator's command; commands run each of theirs in turn. */
export interface OperatorProgram {
  /** Relative to the project's root. */
  file: string;
  /** Arguments before those of the operator. */
  first: string[];
  /** Whose data it opens: that of a service, every schema, or the streams of NATS. */
  opens: { service: string } | 'every schema' | 'nats';
}

const ofService = (service: string, command: string): OperatorProgram => ({
  file: `services/${service}/dist/cli.js`,
  first: [command],
  opens: { service },
});

const SERVICES_WITH_INVARIANTS = ['identity', 'roadmaps', 'scheduling', 'payments', 'community'];

export const operatorCommands: Record<string, OperatorProgram[]> = {
  'grant-role': [ofService('identity', 'grant-role')],
  'create-user': [ofService('identity', 'create-user')],
  'reset-second-factor': [ofService('identity', 'reset-second-factor')],
  'demo-accounts': [ofService('identity', 'demo-accounts')],
  invariants: SERVICES_WITH_INVARIANTS.map((service) => ofService(service, 'invariants')),
  reconcile: [ofService('payments', 'reconcile')],
  'dead-letters': [{ file: 'libs/messaging/dist/dead-letters-cli.js', first: [], opens: 'nats' }],
  outbox: [{ file: 'libs/database/dist/outbox-cli.js', first: [], opens: 'every schema' }],
};

export const nameACommand = `Name a command: ${Object.keys(operatorCommands).join(', ')}.`;
