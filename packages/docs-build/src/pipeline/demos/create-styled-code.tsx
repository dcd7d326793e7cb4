import type { DemoCode, DemoStyles, ShownStylesheet } from 'docs-shell/components';
import { StyledSource } from 'docs-shell/components';
import type { StyledCode } from 'docs-shell/demo/contract';
import { en } from 'docs-shell/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import type { VariantFile } from '../../demos/style-variants';
import { hashName } from '../../lib/hash-name';
import type { AssetFile } from '../../lib/asset-file';

/** What the code of a style variant consists of. */
export interface VariantSource {
  /** File name without extension: `BasicSwitch.tailwind`. */
  readonly name: string;
  readonly code: readonly DemoCode[];
  readonly stylesheets: readonly ShownStylesheet[];
  /** Texts of the files in TypeScript, by name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly sandboxUrl?: string;
}

/**
 * Writes the code of the style variants of a demo: as JSON with HTML, which the page loads, and as text for readers
 * without JavaScript. Both have the same name, because a page has the address of one of them only.
 *
 * @param code the code of the demo with plain CSS
 */
export function createStyledCode(
  code: readonly DemoCode[],
  variants: readonly VariantFile[],
  sourceOf: (variant: VariantFile) => VariantSource,
  assetsUrl: string,
): { readonly styles: DemoStyles; readonly assets: readonly AssetFile[] } {
  const made = variants.map((variant) => {
    const source = sourceOf(variant);
    const content = JSON.stringify(writeStyledCode(variant, source));
    const text = writeText(source.texts);
    const name = hashName(`styled-${source.name}.json`, content + text);
    const textName = name.replace(/\.json$/, '.txt');
    return {
      source: { variant: variant.variant, url: assetsUrl + textName },
      lines: source.code.map(({ previewLines = 0 }) => previewLines),
      assets: [
        { fileName: name, content },
        { fileName: textName, content: text },
      ],
    };
  });
  const lines = [
    code.map(({ previewLines = 0 }) => previewLines),
    ...made.map((variant) => variant.lines),
  ];
  return {
    styles: { sources: made.map(({ source }) => source), lines: Math.max(0, ...lines.flat()) },
    assets: made.flatMap(({ assets }) => assets),
  };
}

/** Returns the JSON of a variant. Its few words are English, as the code of demos is. */
function writeStyledCode(
  { variant }: VariantFile,
  { name, code, stylesheets, sandboxUrl }: VariantSource,
): StyledCode {
  const html = renderToStaticMarkup(
    <StyledSource
      name={name}
      code={code}
      stylesheets={stylesheets}
      {...(variant === 'tailwind' && { hint: en.styleHintTailwind })}
      t={en}
    />,
  );
  return { html, ...(sandboxUrl !== undefined && { sandboxUrl }) };
}

function writeText(texts: VariantSource['texts']): string {
  return Object.entries(texts)
    .map(([name, text]) => `/* ${name} */\n\n${text.trimEnd()}\n`)
    .join('\n\n');
}
