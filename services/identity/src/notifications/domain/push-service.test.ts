import { expect, it } from '@jest/globals';
import { isPushService } from './push-service.ts';

const services = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'http://127.0.0.1:9000',
];

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'http://127.0.0.1:9000/push/abc',
])('sends push messages to %s', (endpoint) => {
  expect(isPushService(endpoint, services)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://fcm.googleapis.com@example.org/abc',
  'https://push.services.mozilla.com/abc',
  'https://evilpush.services.mozilla.com/abc',
  'http://127.0.0.1/push/abc',
  'http://127.0.0.1:9001/push/abc',
  'https://169.254.169.254/abc',
  'no address',
])('sends none to %s', (endpoint) => {
  expect(isPushService(endpoint, services)).toBe(false);
});
