import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { textElement } from '../markdown/elements';
import type { ImportReport } from '../report';
import type { SourcePage, SourceSite } from '../types';
import type { OutputFile } from './output-file';
import { decodePath } from './decode-path';

interface ImageContext {
  readonly site: SourceSite;
  readonly report: ImportReport;
  /** The page's folder below `content/`: images are named relative to it. */
  readonly contentFolder: string;
  /** Returns why the platform refuses an image, or undefined. */
  readonly checkImage: (file: string) => Promise<string | undefined>;
}

/** Copies the images of a page to `content/images` and names them there. Images of other sites become links. */
export async function convertImages(
  page: SourcePage,
  root: Root,
  { site, report, contentFolder, checkImage }: ImageContext,
): Promise<readonly OutputFile[]> {
  const files: OutputFile[] = [];
  const found: {
    readonly node: Extract<Nodes, { type: 'image' }>;
    readonly parent: { children: Nodes[] };
  }[] = [];
  visit(root, 'image', (node, _index, parent) => {
    if (parent) found.push({ node, parent: parent });
  });
  for (const { node, parent } of found) {
    const location = {
      file: page.file,
      ...(node.position && { line: node.position.start.line + page.lineOffset }),
    };
    const replace = (replacement: PhrasingContent) => {
      parent.children.splice(parent.children.indexOf(node), 1, replacement);
    };
    if (/^(https?:)?\/\//.test(node.url)) {
      report.changed(location, { kind: 'image', what: `the image ${node.url}`, result: 'a link' });
      const text = node.alt?.trim() ? node.alt : path.basename(node.url);
      replace({
        type: 'link',
        url: node.url.replace(/^\/\//, 'https://'),
        children: [{ type: 'text', value: text }],
      });
      continue;
    }
    const file = findImage(node.url, page, site);
    const problem = file === undefined ? 'a file that exists' : await checkImage(file);
    if (file === undefined || problem !== undefined) {
      const what = `the image ${node.url}`;
      report.notImported(location, {
        kind: 'image',
        what,
        todo: `The platform expects ${problem}.`,
      });
      const source = `${path.basename(page.file)}:${location.line ?? 1}`;
      replace(textElement('NotImported', { what, source }));
      continue;
    }
    const name = `images/${path
      .relative(site.sourceDir, file)
      .split(path.sep)
      .filter((part) => part !== '..')
      .join('/')}`.replaceAll(/[^\w/.-]+/g, '-');
    files.push({ path: `content/${name}`, content: readFileSync(file), location });
    const relative = path.posix.relative(contentFolder, name);
    node.url = relative.startsWith('.') ? relative : `./${relative}`;
    report.imported(location, {
      kind: 'image',
      what: node.alt?.trim() || path.basename(file),
      result: `content/${name}`,
    });
  }
  return files;
}

function findImage(url: string, page: SourcePage, site: SourceSite): string | undefined {
  const name = decodePath(url.replace(/[?#].*$/, '').replace(/^pathname:\/\//, ''));
  const below =
    site.basePath !== '' && name.startsWith(`${site.basePath}/`)
      ? name.slice(site.basePath.length)
      : name;
  const candidates = name.startsWith('@site/')
    ? [path.join(site.sourceDir, name.slice('@site/'.length))]
    : name.startsWith('/')
      ? [
          ...site.staticDirs.flatMap((dir) => [path.join(dir, name), path.join(dir, below)]),
          path.join(site.sourceDir, name),
        ]
      : [path.resolve(path.dirname(page.file), name)];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
