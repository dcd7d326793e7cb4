import { inflateSync } from 'node:zlib';

/**
 * Returns the texts of each page of a PDF that Chromium printed, in the order in which they were drawn. It reads what Chromium
 * writes: a font maps the glyphs of a text to characters (`ToUnicode`), and no object is compressed as a whole.
 */
export function readPdf(pdf: Buffer): readonly string[] {
  const text = pdf.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(
      ([, id = '', body = '']) => [id, body] as const,
    ),
  );
  const readStream = (id: string) => {
    const [, bytes = ''] = /stream\n([\s\S]*)\nendstream/.exec(objects.get(id) ?? '') ?? [];
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  };
  const readFont = (id: string) => {
    const [, map = ''] = /\/ToUnicode (\d+)/.exec(objects.get(id) ?? '') ?? [];
    return map === '' ? new Map<number, string>() : parseCharacters(readStream(map));
  };
  return [...objects.values()]
    .filter((body) => /^<<\/Type \/Page\n/.test(body))
    .map((body) => {
      const fonts = new Map(
        [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
          name,
          readFont(id),
        ]),
      );
      const [, contents = ''] = /\/Contents (\d+)/.exec(body) ?? [];
      return decodeTexts(readStream(contents), fonts);
    });
}

/** Parses the glyphs of a `ToUnicode` map with their characters: single ones, and ranges. */
function parseCharacters(map: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  const number = (hex = '') => Number.parseInt(hex, 16);
  for (const [, section = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph, code] of section.matchAll(/<(\w+)> <(\w+)>/g)) {
      characters.set(number(glyph), String.fromCharCode(number(code)));
    }
  }
  for (const [, section = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first, last, code] of section.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let glyph = number(first); glyph <= number(last); glyph += 1) {
        characters.set(glyph, String.fromCharCode(number(code) + glyph - number(first)));
      }
    }
  }
  return characters;
}

/** Returns the texts of the content of a page. */
function decodeTexts(
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<number, string>>,
): string {
  let font: ReadonlyMap<number, string> | undefined;
  let text = '';
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-F]+)>/gi)) {
    if (name !== undefined) font = fonts.get(name);
    for (const glyph of glyphs?.match(/.{4}/g) ?? []) {
      text += font?.get(Number.parseInt(glyph, 16)) ?? '';
    }
  }
  return text;
}
