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

const FILE = 'index.html';
/** Prerendered pages by path. */
const prerendered: Record<string, string> = { '/': '.pages/home.html' };

/** The built page, with its title and description replaced per request. */
export class PageShell {
  private readonly shells = new Map<string, Shell>();

  constructor(private readonly dir: string) {}

  /** `path`: of the request, without the query. null when the frontend was not built. */
  async fill(head: PageHead, path: string): Promise<string | null> {
    const own = prerendered[path];
    const shell = (own && (await this.read(own))) || (await this.read(FILE));
    return shell && `${shell.before}    ${renderHead(head)}\n${shell.after}`;
  }

  private async read(file: string): Promise<Shell | null> {
    const path = join(this.dir, file);
    const found = await stat(path).catch(() => null);
    if (!found) return null;
    const { mtimeMs } = found;
    const known = this.shells.get(file);
    if (known?.changed === mtimeMs) return known;
    const shell = split(await readFile(path, 'utf8'), mtimeMs);
    this.shells.set(file, shell);
    return shell;
  }
}

/** Inserts at the end of the head: resources needed to paint come first. */
function split(html: string, changed: number): Shell {
  const bare = html.replace(TITLE, '').replace(DESCRIPTION, '');
  const at = END.exec(bare)?.index ?? 0;
  return { changed, before: bare.slice(0, at), after: bare.slice(at) };
}
