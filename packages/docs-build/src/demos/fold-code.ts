import type { LineRange } from './find-preview-lines';

/**
 * Marks the preview lines of highlighted code, and the rest, which is hidden while the code is folded
 * (`DemoSource.css`). The text is unchanged, so that the whole file is copied.
 */
export function foldCode(html: string, preview: LineRange | undefined): string {
  if (!preview) {
    return html;
  }
  const lines = html.split('\n');
  const before = lines.slice(0, preview.start);
  const shown = lines.slice(preview.start, preview.end);
  const after = lines.slice(preview.end);
  const indent = /^ */.exec(shown[0] ?? '')?.[0].length ?? 0;
  const names = [
    'd-preview',
    ...(indent === 2 || indent === 4 ? [`d-in${indent}`] : []),
    ...(preview.isCut ? ['d-cut'] : []),
  ];
  return [
    before.length > 0 ? `<span class="d-rest">${before.join('\n')}\n</span>` : '',
    `<span class="${names.join(' ')}">${shown.join('\n')}</span>`,
    after.length > 0 ? `<span class="d-rest">\n${after.join('\n')}</span>` : '',
  ].join('');
}
