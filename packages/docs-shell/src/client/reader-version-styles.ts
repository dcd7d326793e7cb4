import { encodeVersion } from '../lib/encode-version';
import {
  apiOfAttribute,
  notInVariable,
  type ReaderVersions,
  readsClass,
  readsVariable,
  sinceAttribute,
} from '../theme/reader-version';

/** Returns the stylesheet that marks rows that are newer than the versions that the reader uses. */
export function writeReaderStyles(versions: ReaderVersions): string {
  return Object.entries(versions)
    .map(([name, version]) => {
      const page = `[${apiOfAttribute}="${name}"]`;
      const newer = listNewerPrefixes(encodeVersion(version)).map(
        (prefix) => `[${sinceAttribute}^="${prefix}"]`,
      );
      return (
        `${page}{${readsVariable}:"${version}"}${page} .${readsClass}{display:block}` +
        (newer.length > 0
          ? `${page} :is(${newer.join(',')}){${notInVariable}:" not in ${version}"}`
          : '')
      );
    })
    .join('');
}

/** Lists how codes begin that are greater than a code: `2`, `11`, `12`, … for `10…`. */
function listNewerPrefixes(code: string): string[] {
  return [...code].flatMap((digit, index) =>
    Array.from(
      { length: 9 - Number(digit) },
      (_, step) => code.slice(0, index) + String(Number(digit) + step + 1),
    ),
  );
}

/** Applies the stylesheet to the page. It replaces the one of the inline script. */
export function applyReaderStyles(versions: ReaderVersions): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(writeReaderStyles(versions));
  document.adoptedStyleSheets = [sheet];
}
