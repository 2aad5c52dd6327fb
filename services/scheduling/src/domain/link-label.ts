const SHOWN = 6;

/** “calendar.example.org/…ic.ics”: enough to recognize an address, and too little to use it. */
export function labelOf({ host, pathname }: URL): string {
  const name = pathname.split('/').findLast((part) => part !== '') ?? '';
  return name === '' ? host : `${host}/…${name.slice(-SHOWN)}`;
}
