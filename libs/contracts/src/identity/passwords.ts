import { z } from 'zod';
import { requiredError } from '../input-messages.ts';
import { normalText, plainDigits } from '../visible-text.ts';
import { Email, newPassword, Password } from './http.ts';

/** Minutes in which the link and the code of a recovery mail can be used. */
export const RECOVERY_MINUTES = 30;

export const CheckUserEmailBody = z.object({ email: Email }).meta({ id: 'CheckUserEmailBody' });
export type CheckUserEmailBody = z.infer<typeof CheckUserEmailBody>;

/** `user` contains the address of the request, and nothing else of the account. */
export const UserEmailCheck = z
  .object({ exists: z.boolean(), user: z.object({ email: z.string() }).nullable() })
  .meta({ id: 'UserEmailCheck' });
export type UserEmailCheck = z.infer<typeof UserEmailCheck>;

const codeText = 'Please enter the 6-digit code from your email.';
const RecoveryCode = z
  .string({ error: codeText })
  .overwrite((text) => plainDigits(normalText(text)).replace(/[\s-]/g, ''))
  .regex(/^\d{6}$/, codeText);

export const ResetPasswordDirectBody = z
  .object({ email: Email, code: RecoveryCode, newPassword: Password })
  .meta({ id: 'ResetPasswordDirectBody' });
export type ResetPasswordDirectBody = z.infer<typeof ResetPasswordDirectBody>;

export const ResetPasswordBody = z
  .object({
    token: z.string({ error: 'No reset token found. Please use the link from your email.' }).min(1).max(200),
    newPassword: Password,
  })
  .meta({ id: 'ResetPasswordBody' });
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;

export const ChangePasswordBody = z
  .object({
    currentPassword: z
      .string(requiredError('Current password'))
      .min(1, 'Current password is required')
      .max(200, 'Current password must be at most 200 characters long.'),
    newPassword: newPassword('New password'),
  })
  .meta({ id: 'ChangePasswordBody' });
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>;

/** The forms of the screens contain the new password twice. */
const twice = { confirmPassword: z.string() };
const areSame = (form: { newPassword: string; confirmPassword: string }): boolean =>
  form.newPassword === form.confirmPassword;
const different = (fields: string) => ({
  path: ['confirmPassword'],
  message: `Please make sure both ${fields} match.`,
});

export const ResetDirectForm = ResetPasswordDirectBody.omit({ email: true })
  .extend(twice)
  .refine(areSame, different('password fields'));
export type ResetDirectForm = z.infer<typeof ResetDirectForm>;
export const ResetForm = ResetPasswordBody.omit({ token: true })
  .extend(twice)
  .refine(areSame, different('password fields'));
export type ResetForm = z.infer<typeof ResetForm>;
export const ChangePasswordForm = ChangePasswordBody.extend(twice).refine(
  areSame,
  different('new password fields'),
);
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>;
