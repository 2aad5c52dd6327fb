import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageHead, renderHead } from './page-head.ts';

interface Shell {
  changed: number;
  before: string;
  after: string;
}

const TITLE = /[ \t]*<title>[^<]*<\/title>\s*?\n?/i;
const DESCRIPTION = /[ \t]*<meta\s+name="description"[^>]*>\s*?\n?/i;
const END = /[ \t]*<\/head>/i;

/** The built `index.html`, whose own title and description give way to those of the page that was asked for. */
export class PageShell {
  private readonly path: string;
  private shell: Shell | undefined;

  constructor(dir: string) {
    this.path = join(dir, 'index.html');
  }

  /** null where the frontend was not built. */
  async fill(head: PageHead): Promise<string | null> {
    const shell = await this.read();
    return shell && `${shell.before}    ${renderHead(head)}\n${shell.after}`;
  }

  private async read(): Promise<Shell | null> {
    const found = await stat(this.path).catch(() => null);
    if (!found) return null;
    const { mtimeMs } = found;
    if (this.shell?.changed !== mtimeMs) this.shell = split(await readFile(this.path, 'utf8'), mtimeMs);
    return this.shell;
  }
}

/** At the end of the head: what the browser needs to paint comes first. */
function split(html: string, changed: number): Shell {
  const bare = html.replace(TITLE, '').replace(DESCRIPTION, '');
  const at = END.exec(bare)?.index ?? 0;
  return { changed, before: bare.slice(0, at), after: bare.slice(at) };
}
