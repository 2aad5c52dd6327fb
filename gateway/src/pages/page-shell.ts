import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageHead, renderHead } from './page-head.ts';
import type { RenderedPage } from './page-renderer.ts';

interface Area {
  path: RegExp;
  /** Only for users, or only for guests; for both if left out. */
  hasSession?: boolean;
  links: string;
}

interface Preloads {
  changed: number;
  areas: Area[];
}

interface Shell {
  changed: number;
  before: string;
  after: string;
}

interface Filling {
  head: PageHead;
  /** Of the request, without the query. */
  path: string;
  page: (RenderedPage & { isOwn: boolean }) | null;
  hasSession: boolean;
}

const TITLE = /[ \t]*<title>[^<]*<\/title>\s*?\n?/i;
const DESCRIPTION = /[ \t]*<meta\s+name="description"[^>]*>\s*?\n?/i;
const END = /[ \t]*<\/head>/i;

const ROOT = '<div id="root"></div>';
const FILE = 'index.html';
const PRELOADS = '.pages/preloads.json';
/** Prerendered pages for guests, by path. */
const prerendered: Record<string, string> = { '/': '.pages/home.html' };

/** The built page, with its title and description replaced per request. */
export class PageShell {
  private readonly shells = new Map<string, Shell>();
  private preloads: Preloads = { changed: 0, areas: [] };

  constructor(private readonly dir: string) {}

  /** null when the frontend was not built. */
  async fill({ head, path, page, hasSession }: Filling): Promise<string | null> {
    const ready = hasSession ? undefined : prerendered[path];
    const shell = (ready && (await this.read(ready))) || (await this.read(FILE));
    if (!shell) return null;
    const after = page ? shell.after.replace(ROOT, () => rendered(page)) : shell.after;
    const user = hasSession && !page?.isOwn ? USER : '';
    return `${shell.before}    ${renderHead(head)}\n${user}${await this.preloadsOf(path, hasSession)}${after}`;
  }

  /** Links to the scripts of the page, which would otherwise be found one after the other. */
  private async preloadsOf(path: string, hasSession: boolean): Promise<string> {
    const file = join(this.dir, PRELOADS);
    const changed = (await stat(file).catch(() => null))?.mtimeMs;
    if (changed === undefined) return '';
    if (changed !== this.preloads.changed) {
      const areas = JSON.parse(await readFile(file, 'utf8')) as (Pick<Area, 'hasSession'> & {
        path: string;
        files: string[];
      })[];
      this.preloads = {
        changed,
        areas: areas.map(({ path, files, ...area }) => ({
          ...area,
          path: new RegExp(path, 'i'),
          links: files.map(preload).join(''),
        })),
      };
    }
    const clean = path.replace(/\/+$/, '') || '/';
    const fits = (area: Area) => area.path.test(clean) && (area.hasSession ?? hasSession) === hasSession;
    return this.preloads.areas.find(fits)?.links ?? '';
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

/** Requested at once, since a private page cannot load its data without it. In step with frontend/src/lib/preloaded.ts. */
const USER = '    <link rel="preload" as="fetch" crossorigin href="/api/user">\n';

const preload = (file: string): string => `    <link rel="modulepreload" crossorigin href="${file}">\n`;

/** The content, and the data that the browser needs to continue from it. */
const rendered = ({ html, data }: RenderedPage): string =>
  `<div id="root">${html}</div><script type="application/json" id="page-data">${data}</script>`;

/** Inserts at the end of the head: resources needed to paint come first. */
function split(html: string, changed: number): Shell {
  const bare = html.replace(TITLE, '').replace(DESCRIPTION, '');
  const at = END.exec(bare)?.index ?? 0;
  return { changed, before: bare.slice(0, at), after: bare.slice(at) };
}
