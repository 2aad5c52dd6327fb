// Asked by the container engine: exit code 0 when the process in this container is ready to work.
const url = `http://127.0.0.1:${process.env.HEALTH_PORT}/health/ready`;
const ready = await fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(ready ? 0 : 1);
