import { readFile } from 'node:fs/promises';
import type { Resvg as ResvgClass } from '@resvg/resvg-js';
import { ogImageFonts, missingInOgImageFonts } from 'docs-shell/fonts/og-image';
import { encodePng } from './encode-png';

/** Texts of an Open Graph image. */
export interface OgImageText {
  /** Title of the page. */
  readonly title: string;
  readonly description: string;
  /** Family of products that the product belongs to. */
  readonly family: string;
  /** In CSS hex notation. */
  readonly accent: string;
  /** Logo and name of the product: inline SVG with a `viewBox` that uses `currentColor`. */
  readonly wordmarkSvg: string;
}

/** Renders an Open Graph image as PNG. Equal texts give equal bytes. */
export type RenderOgImage = (text: OgImageText) => Promise<Uint8Array>;

/** Size in pixels that social networks recommend. */
const size = { width: 1200, height: 630 };

/** Part of every cache key: raise it when the images change. */
export const ogImageVersion = 4;

/** Height of the wordmark in pixels. */
const wordmarkHeight = 60;

/** Loads the renderer. This takes a third of a second, so it is only called if an image has to be rendered. */
export async function createOgImageRenderer(): Promise<RenderOgImage> {
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const fonts = await Promise.all(
    ogImageFonts.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(file),
    })),
  );
  const drawWordmark = createWordmarkDrawing(Resvg);
  return async (text) => {
    const svg = await satori(layOut(text, drawWordmark(text)), { ...size, fonts });
    // All letters are paths by now, so no font has to be read.
    const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return encodePng(drawn) ?? drawn.asPng();
  };
}

/**
 * Creates the function that draws a wordmark without fonts, because an SVG inside another one has none. The pages of a
 * product share its drawing.
 */
function createWordmarkDrawing(Resvg: typeof ResvgClass) {
  const drawings = new Map<string, Image>();
  return (text: OgImageText): Image => {
    const source = prepareWordmark(text);
    const known = drawings.get(source);
    if (known) return known;
    const wordmark = new Resvg(source, {
      font: {
        loadSystemFonts: false,
        fontFiles: ogImageFonts.map(({ file }) => file),
        defaultFontFamily: 'Roboto',
      },
    });
    const drawing = {
      src: `data:image/svg+xml;base64,${Buffer.from(wordmark.toString()).toString('base64')}`,
      height: wordmarkHeight,
      width: Math.round((wordmark.width / wordmark.height) * wordmarkHeight),
    };
    drawings.set(source, drawing);
    return drawing;
  };
}

function prepareWordmark({ wordmarkSvg, accent }: OgImageText): string {
  return wordmarkSvg
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll('currentColor', accent);
}

interface Image {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Returns the elements of the image in the form that satori reads. */
function layOut({ title, description, family, accent }: OgImageText, wordmark: Image) {
  return box({ height: '100%', width: '100%', backgroundColor: '#fcfcfd', color: '#171a21' }, [
    box({ width: 20, height: '100%', flexShrink: 0, backgroundColor: accent }, []),
    box({ flexDirection: 'column', flexGrow: 1, minWidth: 0, padding: '64px 72px 56px 60px' }, [
      box({ alignItems: 'center', fontSize: 34, fontWeight: 700 }, [
        element('img', { ...wordmark, style: {} }),
        box({ marginLeft: 28, color: '#5b6472', fontWeight: 400 }, family),
      ]),
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
        clamped(
          2,
          { fontSize: title.length > 24 ? 72 : 92, fontWeight: 700, lineHeight: 1.12 },
          title,
        ),
        clamped(3, { marginTop: 28, color: '#454d5a', fontSize: 34, lineHeight: 1.4 }, description),
      ]),
    ]),
  ]);
}

type Style = Readonly<Record<string, string | number>>;

function box(style: Style, children: unknown) {
  const content =
    typeof children === 'string' ? children.replaceAll(missingInOgImageFonts, '') : children;
  return element('div', { style: { display: 'flex', ...style }, children: content });
}

function clamped(lines: number, style: Style, text: string) {
  return box({ display: 'block', lineClamp: lines, letterSpacing: -0.5, ...style }, text);
}

function element(type: string, props: Readonly<Record<string, unknown>>) {
  return { type, key: null, props };
}
