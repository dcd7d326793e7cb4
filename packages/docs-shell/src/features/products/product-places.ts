/** A product's id and where it lies; `''` is the root of the site. */
export interface ProductPlace {
  readonly id: string;
  readonly rootPath: string;
}

/** Reads the site's products as the page lists them: `id path,id path`. */
export function parseProductPlaces(text: string): readonly ProductPlace[] {
  return text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [id = '', rootPath = ''] = part.split(' ');
      return { id, rootPath };
    });
}
