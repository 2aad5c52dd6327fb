/**
 * The operator's own user names (ADMIN_USERNAMES): visitors cannot register them, and whoever holds one is an admin.
 * Compared without regard to case.
 */
export class ReservedNames {
  private readonly names: ReadonlySet<string>;

  constructor(names: readonly string[]) {
    this.names = new Set(names.map((name) => name.trim().toLowerCase()).filter((name) => name !== ''));
  }

  includes(username: string): boolean {
    return this.names.has(username.trim().toLowerCase());
  }
}
