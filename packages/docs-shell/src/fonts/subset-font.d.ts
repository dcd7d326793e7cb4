/** Types of the parts of `subset-font` that the font scripts use. The package has none. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** OpenType features to keep. */
    readonly layoutFeatures: readonly string[];
    readonly noLayoutClosure: boolean;
  }
  /** Returns a font with only the glyphs of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
