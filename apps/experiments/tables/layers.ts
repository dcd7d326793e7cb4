import type { TableData } from 'docs-shell/page-document';
import { docsTheme } from 'docs-shell/theme';

/** What lies over what, by the theme that the shell really has. */
export default {
  columns: [{ title: 'Layer', code: true }, { title: 'z-index' }],
  rows: Object.entries(docsTheme.zIndex).map(([layer, zIndex]) => ({
    id: `layer-${layer}`,
    cells: [layer, String(zIndex)],
  })),
} satisfies TableData;
