import { expect, it } from 'vitest';
import { unescapeQuotes } from './unescape-quotes';

it('writes quotes in text without an escape, and nothing else', () => {
  const raw =
    '<style>a{content:"&gt;&quot;"}</style><script>let a = "</style>&gt;&#x27;<b>&quot;"</script>';
  expect(
    unescapeQuotes(
      `${raw}<p title="a&quot;&gt;">it&#x27;s &lt;b&gt; &amp;gt; &quot;c&quot;</p><!-- &quot; -->`,
    ),
  ).toBe(`${raw}<p title="a&quot;&gt;">it's &lt;b&gt; &amp;gt; "c"</p><!-- &quot; -->`);
});

it.each([
  '<p title="a > &quot;b&quot;">c</p>',
  `<p title='a > &#x27;b&#x27;'>c</p>`,
  '<svg viewBox="0 0 1 1"><path d="M0 0" aria-label="&quot;"/></svg>',
  '<input value="&#x27;" disabled=""/>',
])('keeps the escapes of attributes: %s', (html) => {
  expect(unescapeQuotes(html)).toBe(html);
});

it('takes a sign that begins no tag as text', () => {
  expect(unescapeQuotes('<p>a &lt; b < &quot;c&quot;</p>')).toBe('<p>a &lt; b < "c"</p>');
});
