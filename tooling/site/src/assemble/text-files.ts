/** Files that compression makes smaller. Fonts and images are compressed already. */
const textFile = /\.(css|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;

/** Whether a file of the site has a compressed form beside it. */
export function isText(file: string): boolean {
  return textFile.test(file);
}

/** The name of its compressed form. */
export function compressedName(file: string): string {
  return `${file}.gz`;
}
