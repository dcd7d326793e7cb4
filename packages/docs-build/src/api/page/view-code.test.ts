import { expect, it } from 'vitest';
import { createMarkdownRenderer } from './markdown';
import { viewCode } from './view-code';

const markdown = createMarkdownRenderer((href) => href);

it.each([
  ["'small'", "<code>'small'</code>"],
  ['(more) => `+${more}`', '<code>(more) =&gt; `+${more}`</code>'],
  ['`auto` on phones, otherwise `0`', '<code>auto</code> on phones, otherwise <code>0</code>'],
  [
    "styled(Box, {\nslot: 'A',\n})({\nzIndex: -1,\n})",
    "<pre><code>styled(Box, {\n  slot: 'A',\n})({\n  zIndex: -1,\n})</code></pre>",
  ],
])('%j', (text, html) => {
  expect(viewCode(text, markdown)).toBe(html);
});
