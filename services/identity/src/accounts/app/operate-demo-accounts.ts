import { Email, Password } from '@waymark/contracts/identity/http';
import type { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Passwords } from '../../login/integrations/passwords.ts';
import { requireStrongPassword } from '../../login/integrations/require-strong-password.ts';
import { AuditRepository, OPERATOR } from '../../shared/persistence/audit.repository.ts';
import { DeletionsRepository } from '../persistence/deletions.repository.ts';
import { DemoAccountsRepository, type RemainingAccount } from '../persistence/demo-accounts.repository.ts';

export const DEMO_USAGE = `demo-accounts list
  demo-accounts claim <user name> <e-mail>    (gives the account to a person; reads the password as create-user does)
  demo-accounts remove <user name>... | --all`;

/** The operator's command for the accounts that a former demo has left. Each returns what was done. */
export class OperateDemoAccounts {
  private readonly accounts: DemoAccountsRepository;
  private readonly audit = new AuditRepository();

  constructor(private readonly db: Database) {
    this.accounts = new DemoAccountsRepository(db);
  }

  async list(): Promise<string> {
    const remaining = await this.accounts.remaining();
    if (remaining.length === 0) return 'No demo accounts remain.';
    return remaining.map(({ username, role }) => `${username} (${role})`).join('\n');
  }

  async claim(username: string, address: string, password: string, passwords: Passwords): Promise<string> {
    const email = Email.parse(address);
    requireStrongPassword(Password.parse(password), { username, email }, 'password');
    const passwordHash = await passwords.hash(password);
    const account = await this.accounts.claim({ username, email, passwordHash }, (tx, claimed) =>
      this.record(tx, 'user.claim-demo-account', claimed),
    );
    if (!account) throw noDemoAccount(username);
    return `${account.username} (${email}) is an account of its own now, with the role ${account.role}.`;
  }

  /** Like the deletion that an owner requests, without the days in which it can be cancelled. */
  async remove(usernames: string[]): Promise<string> {
    const chosen = await this.choose(usernames);
    const deletions = new DeletionsRepository(this.db);
    for (const account of chosen) {
      await deletions.schedule({ userId: account.id, days: 0, roadmaps: 'remove' }, (tx) =>
        this.record(tx, 'user.remove-demo-account', account),
      );
    }
    const names = chosen.map(({ username }) => username).join(', ');
    return names ? `Deleted within a minute, while Waymark runs: ${names}.` : 'No demo accounts remain.';
  }

  private async choose(usernames: string[]): Promise<RemainingAccount[]> {
    const remaining = await this.accounts.remaining();
    if (usernames.length === 1 && usernames[0] === '--all') return remaining;
    return usernames.map((name) => {
      const found = remaining.find(({ username }) => username.toLowerCase() === name.toLowerCase());
      if (!found) throw noDemoAccount(name);
      return found;
    });
  }

  private record(
    tx: Tx,
    action: 'user.claim-demo-account' | 'user.remove-demo-account',
    { id, username }: RemainingAccount,
  ): Promise<void> {
    const target = { type: 'user', id: String(id), name: username };
    return this.audit.add(tx, { admin: OPERATOR, action, target });
  }
}

const noDemoAccount = (username: string): Error => new Error(`There is no demo account called ${username}.`);
