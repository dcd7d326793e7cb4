/** Files that are compressed. Fonts and images already are. */
const textFile = /\.(css|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;

/** Returns whether a file of the site has a compressed form next to it. */
export function isText(file: string): boolean {
  return textFile.test(file);
}

/** Returns the name of the compressed form. */
export function compressedName(file: string): string {
  return `${file}.gz`;
}
