import type { IncomingMessage, ServerResponse } from 'node:http';
import { devDocumentsPath } from 'docs-shell/page-document';
import type { DemoStylesheets } from '../bundle/demo-stylesheets';
import { devFontStyle } from './dev-fonts';
import { devPageStyle } from './dev-page-styles';
import type { DevPages } from './dev-pages';

/** Path of the stylesheet that demos share. */
export const sharedStylesPath = `${devDocumentsPath}demos.css`;

/** Path prefix of a stylesheet that a demo imports. The encoded absolute file follows. */
export const stylesheetPath = `${devDocumentsPath}stylesheet.css?file=`;

/** Answers a request below `devDocumentsPath`. */
export async function answerRequest(
  pages: DevPages,
  stylesheets: DemoStylesheets,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/';
  if (url.startsWith(sharedStylesPath)) {
    send(response, 'text/css', await pages.sharedStyles());
  } else if (url.endsWith('.md')) {
    const text = await pages.markdown(url.slice(devDocumentsPath.length - 1));
    send(response, 'text/plain; charset=utf-8', text);
  } else if (url.endsWith('.png')) {
    send(response, 'image/png', await pages.card(url));
  } else if (url.endsWith('.svg')) {
    send(response, 'image/svg+xml', pages.logo(url));
  } else if (url.endsWith('.json')) {
    const data = await pages.answer(url.slice(devDocumentsPath.length));
    send(response, 'application/json', data === null ? undefined : JSON.stringify(data));
  } else {
    const css = url.startsWith(stylesheetPath)
      ? stylesheets.get(decodeURIComponent(url.slice(stylesheetPath.length)))
      : (devFontStyle(url, request.headers.host ?? '') ?? (await devPageStyle(url)));
    send(response, 'text/css', css);
  }
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
