import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { encodeVersion } from '../lib/encode-version';
import { readerVersionScript, readsLabelScript } from './reader-version-script';
import { writeReaderStyles } from '../client/reader-version-styles';

/** Runs the script with a stored value, and returns the text of the stylesheet that it adds. */
function run(stored: string | null): string {
  let text = '';
  class CSSStyleSheet {
    replaceSync(css: string) {
      text = css;
    }
  }
  const document = { adoptedStyleSheets: [] };
  runInNewContext(readerVersionScript, {
    localStorage: { getItem: () => stored },
    CSSStyleSheet,
    document,
  });
  return document.adoptedStyleSheets.length > 0 ? text : '';
}

/** Returns whether one of the selectors matches a row of a version. */
function marks(css: string, since: string): boolean {
  const prefixes = [...css.matchAll(/\[data-since\^="(\d+)"\]/g)].map(([, prefix = '']) => prefix);
  return prefixes.some((prefix) => encodeVersion(since).startsWith(prefix));
}

const versions = [
  '5.0.0',
  '5.9.4',
  '5.16.14',
  '6.0.0',
  '6.4.3',
  '6.4.12',
  '6.5.0',
  '7.0.2',
  '10.0.0',
];

describe('the script of the reader’s version', () => {
  it.each(['5.9', '6.4', '6.4.3', '6', '7.0.2', '9.9'])(
    'marks what is newer than %s',
    (version) => {
      const css = run(JSON.stringify({ '@scope/paint': version }));
      expect(versions.filter((candidate) => marks(css, candidate))).toEqual(
        versions.filter((candidate) => encodeVersion(candidate) > encodeVersion(version)),
      );
    },
  );

  it('compares betas by their number', () => {
    const css = run('{"@scope/paint":"5.0.0-beta.12"}');
    expect(marks(css, '5.0.0-beta.12')).toBe(false);
    expect(marks(css, '5.0.0-beta.13')).toBe(true);
  });

  it.each([
    { '@scope/paint': '6.4', '@scope/ink': '1.2.3' },
    { '@scope/paint': '5.0.0-beta.12' },
    { '@scope/paint': '99.99.99' },
  ])('writes the styles that the shell writes later', (versions) => {
    expect(run(JSON.stringify(versions))).toBe(writeReaderStyles(versions));
  });

  it('shows the version of each package', () => {
    const css = run('{"@scope/paint":"6.4","@scope/ink":"1.2"}');
    expect(css).toContain('[data-api-of="@scope/paint"]{--docs-reads:"6.4"}');
    expect(css).toContain('--docs-not-in:" not in 1.2"');
  });

  it.each([[null], ['no JSON'], ['{"a":"1\\"}*{"}'], ['{"a":{}}'], ['[]']])(
    'adds nothing for %s',
    (stored) => {
      expect(run(stored)).toBe('');
    },
  );
});

describe('the script of the label in the header', () => {
  it.each<[string | null, string | undefined]>([
    ['{"@scope/paint":"6.4"}', '6.4'],
    ['{"@scope/ink":"6.4","@scope/paint":"5.0.0-beta.12"}', '5.0.0-beta.12'],
    ['{"@scope/ink":"6.4"}', undefined],
    ['{"@scope/paint":"<b>"}', undefined],
    ['{"@scope/paint":{}}', undefined],
    ['no JSON', undefined],
    [null, undefined],
  ])('shows the version of the package in %s', (stored, expected) => {
    const text = { textContent: '' };
    const label = { hidden: true, lastChild: text, getAttribute: () => '@scope/paint' };
    runInNewContext(readsLabelScript, {
      localStorage: { getItem: () => stored },
      document: { currentScript: { previousElementSibling: label } },
    });
    expect(label.hidden ? undefined : text.textContent).toBe(expected);
  });
});
