/** Saves a text as a file. */
export function download(filename: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: filename });
  link.click();
  URL.revokeObjectURL(url);
}
