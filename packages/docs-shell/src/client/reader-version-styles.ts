import { encodeVersion } from '../lib/encode-version';
import {
  apiOfAttribute,
  notInVariable,
  type ReaderVersions,
  readsClass,
  readsOfAttribute,
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

/** Applies the versions to the page: marks rows that are newer, and names the version in the header. */
export function applyReaderVersions(versions: ReaderVersions): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(writeReaderStyles(versions));
  // It replaces the one of the inline script.
  document.adoptedStyleSheets = [sheet];
  showReaderVersion(versions);
}

/** Shows the version of the product's package in the header, or hides the label if it is not known. */
function showReaderVersion(versions: ReaderVersions): void {
  const label = document.querySelector<HTMLElement>(`[${readsOfAttribute}]`);
  const version = versions[label?.getAttribute(readsOfAttribute) ?? ''];
  if (!label) return;
  label.hidden = version === undefined;
  if (label.lastChild) label.lastChild.textContent = version ?? '';
}
