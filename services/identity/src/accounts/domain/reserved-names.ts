/** ADMIN_USERNAMES: visitors cannot register these names, and their owners are admins. Case-insensitive. */
export class ReservedNames {
  private readonly names: ReadonlySet<string>;
  private readonly skeletons: ReadonlySet<string>;

  /** `skeleton`: equal for names that look alike. */
  constructor(
    names: readonly string[],
    private readonly skeleton: (name: string) => string,
  ) {
    this.names = new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => name !== ''));
    this.skeletons = new Set([...this.names].map(skeleton));
  }

  includes(username: string): boolean {
    return this.names.has(username.trim().toLowerCase());
  }

  /** Whether it looks like one of them. */
  resembles(username: string): boolean {
    return this.skeletons.has(this.skeleton(username.trim()));
  }
}
