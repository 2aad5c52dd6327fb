/** The used part of the service worker's global scope; TypeScript is configured for the window's. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchWorkerEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export interface MessageWorkerEvent extends WorkerEvent {
  readonly data: unknown;
}

export interface PushWorkerEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

export interface ClickWorkerEvent extends WorkerEvent {
  readonly notification: Notification;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', handler: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', handler: (event: FetchWorkerEvent) => void): void;
  addEventListener(type: 'message', handler: (event: MessageWorkerEvent) => void): void;
  addEventListener(type: 'push', handler: (event: PushWorkerEvent) => void): void;
  addEventListener(type: 'notificationclick', handler: (event: ClickWorkerEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', handler: (event: WorkerEvent) => void): void;
}

export interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}
