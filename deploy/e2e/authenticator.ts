import type { AppSecret } from '@waymark/contracts/identity/second-factor';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { send } from './journey-scene.ts';

const STEP_MS = 30_000;

/** A device that verifies its user and stores passkeys, on this page. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** What an app with this key shows, `steps` of 30 seconds from now. */
export const appCode = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

/** Adds a passkey to the account of the page, which has an authenticator. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill(name);
  await page.keyboard.press('Enter');
  await page.getByText('Passkey added').first().waitFor();
}

/** Sets up an app for the account of the page. */
export async function addApp(page: Page): Promise<void> {
  const { secret } = await send<AppSecret>(page, 'POST', '/api/account/second-factor/app');
  await send(page, 'POST', '/api/account/second-factor/app/confirm', { code: appCode(secret) });
}
