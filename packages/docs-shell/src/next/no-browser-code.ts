/** Takes the place of modules in Next's bundles for browsers, which no page loads (`config.ts`). */
export default function NoBrowserCode() {
  return undefined;
}
