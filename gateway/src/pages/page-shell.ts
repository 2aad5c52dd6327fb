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
/** The page that the build has drawn already, by its path. */
const drawn: Record<string, string> = { '/': '.pages/home.html' };

/** The built page, whose own title and description give way to those of the page that was asked for. */
export class PageShell {
  private readonly shells = new Map<string, Shell>();

  constructor(private readonly dir: string) {}

  /** `path`: as asked for, without the query. null where the frontend was not built. */
  async fill(head: PageHead, path: string): Promise<string | null> {
    const own = drawn[path];
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

/** At the end of the head: what the browser needs to paint comes first. */
function split(html: string, changed: number): Shell {
  const bare = html.replace(TITLE, '').replace(DESCRIPTION, '');
  const at = END.exec(bare)?.index ?? 0;
  return { changed, before: bare.slice(0, at), after: bare.slice(at) };
}
