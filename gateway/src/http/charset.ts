import type { OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';

const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:xml|\w+\+xml))/i;

/** The content type with the charset of all our texts (ASVS 4.1.1). */
export const withCharset = (type: string): string =>
  TEXT.test(type) && !/;\s*charset=/i.test(type) ? `${type}; charset=utf-8` : type;

/** Names the charset of each text in one place: event streams and files are not sent through the hooks of Fastify. */
export function nameCharsets(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      const stored = response.getHeader('content-type');
      if (typeof stored === 'string') response.setHeader('content-type', withCharset(stored));
      const headers = args.at(-1);
      if (isHeaders(headers)) {
        for (const name of Object.keys(headers)) {
          const value = headers[name];
          if (name.toLowerCase() === 'content-type' && typeof value === 'string')
            headers[name] = withCharset(value);
        }
      }
      return writeHead(...args);
    };
  });
}

const isHeaders = (value: unknown): value is OutgoingHttpHeaders =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
