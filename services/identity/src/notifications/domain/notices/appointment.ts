/** What a mail adds to the calendar of its recipient, or cancels there. */
export interface Appointment {
  method: 'REQUEST' | 'CANCEL';
  sessionId: string;
  sequence: number;
  startsAt: string;
  endsAt: string;
  title: string;
  /** Lines of the description. */
  about: string[];
  /** Where people join: a path or a URL. Not in a cancellation. */
  link: string;
  location?: string | null;
  /** The recipient's name; absent: the address. */
  name?: string;
}
