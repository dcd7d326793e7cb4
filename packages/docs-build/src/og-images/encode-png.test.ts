import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { type Bitmap, encodePng, indexColors, insertBitmap } from './encode-png';

type Color = readonly [red: number, green: number, blue: number, opacity: number];

function draw(width: number, height: number, colorOf: (x: number, y: number) => Color): Bitmap {
  const pixels = Array.from({ length: width * height }, (_, at) =>
    colorOf(at % width, Math.floor(at / width)),
  );
  return { width, height, pixels: Uint8Array.from(pixels.flat()) };
}

/** Reads a PNG with another program than the one that wrote it. */
function decode(png: Uint8Array, { width, height }: Bitmap): readonly number[] {
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`;
  return [...new Resvg(svg, { imageRendering: 1 }).render().pixels];
}

describe('encodePng', () => {
  it.each<[name: string, image: Bitmap]>([
    ['one color', draw(3, 2, () => [200, 100, 50, 255])],
    ['rows that are like the one above', draw(5, 4, (x) => [x * 50, 0, 255 - x, 255])],
    ['rows that differ', draw(7, 5, (x, y) => [x, y, x * y, 255])],
    ['256 colors', draw(16, 16, (x, y) => [x * 16, y * 16, 9, 255])],
  ])('keeps the pixels of %s', (_, image) => {
    const indexed = indexColors(image);
    expect(indexed && decode(encodePng(indexed), image)).toEqual([...image.pixels]);
  });

  it('draws a bitmap into an image, which stays as it is', () => {
    const gray = draw(9, 7, () => [90, 90, 90, 255]);
    const image = indexColors(gray);
    const isInside = (x: number, y: number) => x >= 3 && x < 7 && y >= 2 && y < 5;
    const inside = (x: number, y: number): Color => (y === 2 ? [90, 90, 90, 255] : [x, 0, 9, 255]);
    const drawn =
      image &&
      insertBitmap(
        image,
        draw(4, 3, (x, y) => inside(x + 3, y + 2)),
        { left: 3, top: 2 },
      );
    const expected = draw(9, 7, (x, y) => (isInside(x, y) ? inside(x, y) : [90, 90, 90, 255]));
    expect(drawn && decode(encodePng(drawn), expected)).toEqual([...expected.pixels]);
    expect(image && decode(encodePng(image), gray)).toEqual([...gray.pixels]);
  });

  it.each<[name: string, image: Bitmap]>([
    ['257 colors', draw(257, 1, (x) => [x % 256, x > 255 ? 1 : 0, 0, 255])],
    ['transparent pixels', draw(2, 2, (x) => [0, 0, 0, x === 1 ? 254 : 255])],
  ])('leaves %s to other encoders', (_, image) => {
    expect(indexColors(image)).toBeUndefined();
  });
});
