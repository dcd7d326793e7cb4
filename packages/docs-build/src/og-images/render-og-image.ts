import { readFile } from 'node:fs/promises';
import { ogImageFonts, missingInOgImageFonts } from 'docs-shell/fonts/og-image';

/** Texts of an Open Graph image. */
export interface OgImageText {
  /** Title of the page. */
  readonly title: string;
  readonly description: string;
  readonly productName: string;
  /** Family of products that the product belongs to. */
  readonly family: string;
  /** In CSS hex notation. */
  readonly accent: string;
  /** Inline SVG that uses `currentColor`. */
  readonly logoSvg: string;
}

/** Renders an Open Graph image as PNG. Equal texts give equal bytes. */
export type RenderOgImage = (text: OgImageText) => Promise<Uint8Array>;

/** Size in pixels that social networks recommend. */
const size = { width: 1200, height: 630 };

/** Part of every cache key: raise it when the images change. */
export const ogImageVersion = 1;

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
  return async (text) => {
    const svg = await satori(layOut(text), { ...size, fonts });
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}

/** Returns the elements of the image in the form that satori reads. */
function layOut({ title, description, productName, family, accent, logoSvg }: OgImageText) {
  const logo = logoSvg
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" color="${accent}"`)
    .replaceAll('currentColor', accent);
  const source = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  return box({ height: '100%', width: '100%', backgroundColor: '#fcfcfd', color: '#171a21' }, [
    box({ width: 20, height: '100%', flexShrink: 0, backgroundColor: accent }, []),
    box({ flexDirection: 'column', flexGrow: 1, minWidth: 0, padding: '64px 72px 56px 60px' }, [
      box({ alignItems: 'center', fontSize: 34, fontWeight: 700 }, [
        image(source),
        box({ marginLeft: 20 }, productName),
        box({ marginLeft: 18, color: '#5b6472', fontWeight: 400 }, family),
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

function image(src: string) {
  return element('img', { src, width: 56, height: 56, style: {} });
}

function element(type: string, props: Readonly<Record<string, unknown>>) {
  return { type, key: null, props };
}
