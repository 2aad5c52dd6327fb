/** A fault that the operator can fix. Shown as a message with a remedy, without a stack. */
export class LaunchFault extends Error {
  readonly remedy: string | undefined;

  constructor(message: string, remedy?: string) {
    super(message);
    this.name = 'LaunchFault';
    this.remedy = remedy;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
