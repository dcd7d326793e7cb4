/** What the font scripts use of the package, which brings no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** OpenType features to keep. */
    readonly layoutFeatures: readonly string[];
    readonly noLayoutClosure: boolean;
  }
  /** A font with the glyphs of the text alone. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
