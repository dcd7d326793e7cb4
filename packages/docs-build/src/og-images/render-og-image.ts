import { readFile } from 'node:fs/promises';
import type { Resvg as ResvgClass } from '@resvg/resvg-js';
import { ogImageFonts, missingInOgImageFonts } from 'docs-shell/fonts/og-image';
import { getOrCreate } from '../lib/get-or-create';
import { encodePng, indexColors, type IndexedImage, insertBitmap } from './encode-png';

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
export const ogImageVersion = 5;

/** Height of the wordmark in pixels. */
const wordmarkHeight = 60;

/** Where title and description are, in pixels from the top left. They are centered vertically. */
const texts = { left: 80, width: 1048, top: 64 + wordmarkHeight, bottom: size.height - 56 };

const background = '#fcfcfd';

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
  // All letters are paths by now, so no font has to be read.
  const render = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const frames = new Map<string, Promise<Frame>>();
  const drawFrame = async (text: OgImageText): Promise<Frame> => {
    const svg = await satori(layOutFrame(text, drawWordmark(Resvg, text)), { ...size, fonts });
    return { svg, image: indexColors(render(svg)) };
  };
  return async (text) => {
    const { accent, family, wordmarkSvg } = text;
    const key = [accent, family, wordmarkSvg].join('\n');
    // Most of the time of an image is its pixels: the frame is drawn once.
    const frame = await getOrCreate(frames, key, () => drawFrame(text));
    const svg = await satori(layOutTexts(text), { width: texts.width, fonts });
    const drawn = render(svg);
    const free = texts.bottom - texts.top - drawn.height;
    const place = { left: texts.left, top: texts.top + Math.round(free / 2) };
    const image = frame.image && insertBitmap(frame.image, drawn, place);
    if (image) return encodePng(image);
    // Too many colors for a palette.
    const inner = svg.replace('<svg', `<svg x="${place.left}" y="${place.top}"`);
    return render(frame.svg.replace(/<\/svg>$/, `${inner}</svg>`)).asPng();
  };
}

/** The parts of an image that all pages of a product share. */
interface Frame {
  readonly svg: string;
  /** Undefined if it has too many colors. */
  readonly image: IndexedImage | undefined;
}

/** Draws a wordmark without fonts, because an SVG inside another one has none. */
function drawWordmark(Resvg: typeof ResvgClass, text: OgImageText): Image {
  const wordmark = new Resvg(prepareWordmark(text), {
    font: {
      loadSystemFonts: false,
      fontFiles: ogImageFonts.map(({ file }) => file),
      defaultFontFamily: 'Roboto',
    },
  });
  return {
    src: `data:image/svg+xml;base64,${Buffer.from(wordmark.toString()).toString('base64')}`,
    height: wordmarkHeight,
    width: Math.round((wordmark.width / wordmark.height) * wordmarkHeight),
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

/** Returns the elements of the frame in the form that satori reads. */
function layOutFrame({ family, accent }: OgImageText, wordmark: Image) {
  return box({ height: '100%', width: '100%', backgroundColor: background }, [
    box({ width: 20, height: '100%', flexShrink: 0, backgroundColor: accent }, []),
    box({ alignItems: 'center', height: wordmarkHeight, margin: '64px 72px 0 60px' }, [
      element('img', { ...wordmark, style: {} }),
      box({ marginLeft: 28, color: '#5b6472', fontSize: 34 }, family),
    ]),
  ]);
}

/** Returns the elements of title and description. The result is as high as their lines. */
function layOutTexts({ title, description }: OgImageText) {
  const titleStyle = { fontSize: title.length > 24 ? 72 : 92, fontWeight: 700, lineHeight: 1.12 };
  const style = { width: '100%', backgroundColor: background, color: '#171a21' };
  return box({ ...style, flexDirection: 'column' }, [
    clamped(2, titleStyle, title),
    clamped(3, { marginTop: 28, color: '#454d5a', fontSize: 34, lineHeight: 1.4 }, description),
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
