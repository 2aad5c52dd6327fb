type Form = { [key: string]: string | Form };

/** Parses `a[b][c]=d` as Stripe does; an index in brackets stays a key. */
export function parseForm(body: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\]\[|\[|\]/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let at = form;
    for (const part of path) {
      const next = at[part];
      const deeper: Form = typeof next === 'object' ? next : Object.create(null);
      at[part] = deeper;
      at = deeper;
    }
    at[last] = value;
  }
  return form;
}

/** A list sent as `name[0]=…&name[1]=…`. */
export const listOf = (value: Form[string] | undefined): string[] =>
  typeof value === 'object' ? Object.values(value).filter((one) => typeof one === 'string') : [];
