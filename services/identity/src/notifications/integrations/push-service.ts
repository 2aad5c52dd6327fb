import { Inject, Injectable } from '@nestjs/common';
import type { PushContent, PushDeviceBody } from '@waymark/contracts/identity/push';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import webPush from 'web-push';
import type { IdentityEnv } from '../../env.ts';
import type { PushKeys } from '../persistence/push-devices.repository.ts';
import { senderOf } from './smtp.ts';

const DEADLINE_MS = 10_000;

/** `gone`: the browser has withdrawn its permission. `rejected`: no attempt would help. */
export type PushResult = 'sent' | 'gone' | 'rejected' | 'retry';

/** Sends encrypted push messages (RFC 8030, 8291) signed with our key (RFC 8292). */
@Injectable()
export class PushService {
  private readonly subject: string;

  constructor(@Inject(SERVICE_ENV) env: Pick<IdentityEnv, 'MAIL_FROM' | 'PUBLIC_URL'>) {
    // Push services want to know whom to ask; they accept https addresses only.
    this.subject = env.PUBLIC_URL.startsWith('https:')
      ? env.PUBLIC_URL
      : `mailto:${senderOf(env.MAIL_FROM).email}`;
  }

  /** `tag`: a message that the service has not delivered yet is replaced by a later one with the same tag. */
  async send(
    device: PushDeviceBody,
    content: PushContent,
    keys: PushKeys,
    secondsToLive: number,
  ): Promise<{ result: PushResult; status?: number }> {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      device,
      JSON.stringify(content),
      {
        vapidDetails: { subject: this.subject, ...keys },
        TTL: secondsToLive,
        topic: content.tag,
        contentEncoding: 'aes128gcm',
      },
    );
    const { 'Content-Length': _, ...others } = headers as Record<string, string>;
    try {
      const response = await fetch(endpoint, {
        ...{ method, body: body ? new Uint8Array(body) : null },
        headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
        // To an address that is not in the list of push services.
        redirect: 'manual',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      await response.body?.cancel();
      return { result: resultOf(response.status), status: response.status };
    } catch {
      return { result: 'retry' };
    }
  }
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'retry' : 'rejected';
}
