import { Inject, Injectable, Logger } from '@nestjs/common';
import { bookDifferences } from '../domain/reconcile.ts';
import type { Finding, IntentRecord } from '../domain/records.ts';
import {
  isProviderError,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderIntent,
  ProviderRejected,
} from '../integrations/provider.ts';
import { IntentRecordsReader } from '../persistence/intent-records.reader.ts';
import { CheckReturnedRefunds } from './check-returned-refunds.ts';
import { SettleIntent } from './settle-intent.ts';
import { TakeOverDisputes } from './take-over-disputes.ts';
import { TakeOverRefunds } from './take-over-refunds.ts';

/** Compares the intents created in a window with the provider's, and applies what was done at the provider. */
@Injectable()
export class ReconcileWindow {
  private readonly logger = new Logger(ReconcileWindow.name);

  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly records: IntentRecordsReader,
    private readonly settle: SettleIntent,
    private readonly takeOver: TakeOverRefunds,
    private readonly disputes: TakeOverDisputes,
    private readonly returned: CheckReturnedRefunds,
  ) {}

  /** Throws ProviderUnavailable. */
  async execute(from: Date, to: Date): Promise<{ compared: number; findings: Finding[] }> {
    const listed = new Map<string, ProviderIntent>();
    for await (const intent of this.provider.listIntents({ since: from, until: to }))
      listed.set(intent.id, intent);
    const ours = await this.records.created(this.provider.name, from, to);
    const findings: Finding[] = [];
    for (const record of ours) {
      if (record.disputesOpen > 0) await this.updateDisputes(record);
      const theirs = listed.get(record.providerId!) ?? (await this.retrieve(record.providerId!));
      const found = this.compare(record, theirs);
      if (found.length > 0) findings.push(...(await this.repair(record, found)));
    }
    const stored = await this.records.storedIds(this.provider.name, [...listed.keys()]);
    const unknown = [...listed.values()].filter(({ id }) => !stored.has(id));
    findings.push(...this.differences([], unknown).map(toOpen));
    return { compared: ours.length, findings };
  }

  private async repair(record: IntentRecord, found: string[]): Promise<Finding[]> {
    try {
      await this.synchronize({ id: record.id, providerId: record.providerId! });
    } catch (err) {
      if (!isProviderError(err)) throw err;
      this.logger.warn({ msg: 'difference not repaired', intentId: record.id, err });
      return found.map(toOpen);
    }
    const now = await this.records.find(record.id);
    const open = this.compare(now, await this.retrieve(record.providerId!));
    if (open.length > 0) return open.map(toOpen);
    return found.map((text) => ({ text, isRepaired: true }));
  }

  /** Decided disputes are not visible in the provider's list of payments. */
  private async updateDisputes({ id, providerId }: IntentRecord): Promise<void> {
    await this.disputes.execute({ id, providerId: providerId! });
  }

  private async synchronize(intent: { id: string; providerId: string }): Promise<void> {
    const { state } = await this.settle.execute(intent.id);
    if (state !== 'succeeded') return;
    await this.takeOver.execute(intent);
    await this.disputes.execute(intent);
    await this.returned.execute(intent);
  }

  /** The lists of the provider may end before its clock's current second. */
  private async retrieve(providerId: string): Promise<ProviderIntent | undefined> {
    try {
      return await this.provider.retrieve(providerId);
    } catch (error) {
      if (error instanceof ProviderRejected) return undefined;
      throw error;
    }
  }

  private compare(record: IntentRecord, theirs: ProviderIntent | undefined): string[] {
    return this.differences([record], theirs ? [theirs] : []);
  }

  private differences(intents: IntentRecord[], theirs: ProviderIntent[]): string[] {
    return bookDifferences(intents, { name: this.provider.name, intents: theirs });
  }
}

const toOpen = (text: string): Finding => ({ text, isRepaired: false });
