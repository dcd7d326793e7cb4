import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FontStyleName, fontStyles } from 'docs-shell/fonts';
import { type AppData, devDocumentsPath } from 'docs-shell/page-document';
import { type PageStyleName, pageStyleNames, readPageStyle } from 'docs-shell/page-styles';
import type { DemoStylesheets } from '../bundle/demo-stylesheets';
import { viteFileAddress } from '../lib/vite-file-address';
import { devSearchFolder } from './answer-search';
import { devBase, withoutDevBase } from './dev-base';
import { devListsFolder, findDevLists } from './dev-lists';
import type { DevPages } from './dev-pages';
import { styledCodePath } from './dev-styled-code';
import {
  pageStylesFolder,
  sharedStylesPath,
  stylesheetOf,
  stylesheetPath,
} from './stylesheet-path';

/** Whether a path of `devDocumentsPath` is that of a page: neither the data of the app nor a file. */
export function isPageDocument(url: string): boolean {
  return (
    url.endsWith('.json') &&
    !/\/(?:app|changes)\.json$/.test(url) &&
    !url.startsWith(devListsFolder) &&
    !url.startsWith(devSearchFolder)
  );
}

/** Path of the data that all pages share. */
const appDataPath = `${devDocumentsPath}app.json`;

interface AnswerSources {
  readonly pages: DevPages;
  readonly stylesheets: DemoStylesheets;
  /** Code of style variants by name of the file. */
  readonly styledCode: ReadonlyMap<string, string>;
}

/** Answers a request below `devDocumentsPath`. */
export async function answerRequest(
  { pages, stylesheets, styledCode }: AnswerSources,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = withoutDevBase(request.url ?? '/');
  if (url.startsWith(sharedStylesPath)) {
    send(response, 'text/css', await pages.sharedStyles());
  } else if (url.startsWith(styledCodePath)) {
    const type = url.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
    send(response, type, styledCode.get(decodeURIComponent(url.slice(styledCodePath.length))));
  } else if (url.startsWith(devSearchFolder)) {
    const type = url.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8';
    send(response, type, await pages.searchFile(decodeURI(url)));
  } else if (url.endsWith('.md')) {
    const text = await pages.markdown(url.slice(devDocumentsPath.length - 1));
    send(response, 'text/plain; charset=utf-8', text);
  } else if (url.endsWith('.png')) {
    send(response, 'image/png', await pages.ogImage(url));
  } else if (url.endsWith('.svg')) {
    send(response, 'image/svg+xml', pages.logo(url));
  } else if (url === appDataPath) {
    const { text, tag } = writeAppData(await pages.describe());
    response.setHeader('ETag', tag);
    if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
    else send(response, 'application/json', text);
  } else if (url.startsWith(devListsFolder)) {
    send(response, 'application/json', findDevLists(await pages.describe(), url));
  } else if (url.endsWith('.json')) {
    const data = await pages.answer(url.slice(devDocumentsPath.length));
    send(response, 'application/json', data === null ? undefined : JSON.stringify(data));
  } else {
    const css = url.startsWith(stylesheetPath)
      ? stylesheets.get(stylesheetOf(url))
      : (devFontStyle(url) ?? (await devPageStyle(url)));
    send(response, 'text/css', css);
  }
}

interface WrittenAppData {
  readonly text: string;
  /** Entity tag. */
  readonly tag: string;
}

const writtenAppData = new WeakMap<AppData, WrittenAppData>();

/** Writes the data of the app once: it grows with the number of pages, and each request of a page asks for it. */
function writeAppData(data: AppData): WrittenAppData {
  const known = writtenAppData.get(data);
  if (known) return known;
  const text = JSON.stringify(data);
  const written = { text, tag: `"${createHash('sha256').update(text).digest('hex')}"` };
  writtenAppData.set(data, written);
  return written;
}

function send(
  response: ServerResponse,
  type: string,
  content: string | Uint8Array | undefined,
): void {
  response.statusCode = content === undefined ? 404 : 200;
  response.setHeader('Content-Type', type);
  response.end(content);
}

/** URLs of the stylesheets of fonts on the dev server. */
export function fontUrls(): Readonly<Record<FontStyleName, string>> {
  const url = (style: FontStyleName) => devBase + devDocumentsPath + fontStyles[style].name;
  return { icons: url('icons'), iconsFull: url('iconsFull'), condensed: url('condensed') };
}

/** Returns the stylesheet at a URL of the dev server. Its font is served from the source folder. */
function devFontStyle(url: string): string | undefined {
  const style = Object.values(fontStyles).find(({ name }) => url === devDocumentsPath + name);
  return style?.css(devBase + viteFileAddress(style.file()));
}

/** URLs of the stylesheets of content components on the dev server. */
export function pageStyleUrls(): Readonly<Record<PageStyleName, string>> {
  const entries = pageStyleNames.map((name) => [name, `${devBase}${pageStylesFolder}${name}.css`]);
  return Object.fromEntries(entries) as Record<PageStyleName, string>;
}

/** Returns the stylesheet at a URL of the dev server from its current source. */
async function devPageStyle(url: string): Promise<string | undefined> {
  const [file] = url.split('?');
  const name = pageStyleNames.find((candidate) => file === `${pageStylesFolder}${candidate}.css`);
  return name && readPageStyle(name);
}
