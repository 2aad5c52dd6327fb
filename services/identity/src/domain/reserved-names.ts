/** ADMIN_USERNAMES: visitors cannot register these names, and their owners are admins. Case-insensitive. */
export class ReservedNames {
  private readonly names: ReadonlySet<string>;

  constructor(names: readonly string[]) {
    this.names = new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => name !== ''));
  }

  includes(username: string): boolean {
    return this.names.has(username.trim().toLowerCase());
  }
}
