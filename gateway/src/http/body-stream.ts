import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError } from '@waymark/kernel/app-error';

/**
 * The bytes of a request for its handler, who may hold, leave or destroy it. The request itself must not be handed out: it stays
 * paused while an iterator of it exists, and closes its connection without a response when it is destroyed. Errors: VALIDATION
 * when the sender ends the connection.
 */
export class BodyStream extends Readable {
  private isAttached = false;

  constructor(readonly request: IncomingMessage) {
    super();
    // A reader gets the error also when it comes later; without a reader it changes nothing.
    this.on('error', () => {});
    request.on('error', this.cutOff).on('close', this.cutOff);
  }

  override _read(): void {
    if (!this.isAttached) this.request.on('data', this.pass).on('end', this.finish);
    this.isAttached = true;
    this.request.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.request.off('data', this.pass).off('end', this.finish).off('close', this.cutOff);
    done(error);
  }

  private readonly pass = (chunk: Buffer): void => {
    if (!this.push(chunk)) this.request.pause();
  };

  private readonly finish = (): void => {
    this.push(null);
  };

  private readonly cutOff = (): void => {
    if (!this.request.readableEnded) this.destroy(endedEarly());
  };
}

export const endedEarly = (): AppError =>
  new AppError('VALIDATION', 'The upload ended too early. Please try again.');
