// A fake process for tests of the launcher: serves its health port (the gateway also PORT) and has a child. FAKE_*
// variables name the process that crashes, is never ready or ignores SIGTERM.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const { HEALTH_PORT, PORT, HOST, NATS_USER, FAKE_CRASHES, FAKE_NEVER_READY, FAKE_STUBBORN } = process.env;
spawn('sleep', ['1000'], { stdio: 'inherit' });
if (FAKE_CRASHES === NATS_USER) {
  console.error('this process cannot work');
  process.exit(1);
}
const ports = [Number(HEALTH_PORT), ...(NATS_USER === 'gateway' ? [Number(PORT)] : [])];
for (const port of ports) {
  createServer((request, response) => {
    const ready = request.url?.endsWith('/health/ready') && FAKE_NEVER_READY !== NATS_USER;
    response.writeHead(ready ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ dependencies: { database: { ok: ready } } }));
  }).listen(port, port === Number(PORT) ? HOST : '127.0.0.1');
}
process.on('SIGTERM', () => {
  if (FAKE_STUBBORN !== NATS_USER) process.exit(0);
});
