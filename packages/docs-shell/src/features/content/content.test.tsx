import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Callout } from './Callout';
import { CodeBlock } from './CodeBlock';
import { ContentLink } from './ContentLink';
import { HeadingLink } from './HeadingLink';

describe('CodeBlock', () => {
  it('renders a figure with caption, copy button and highlighted code', () => {
    const html = renderToStaticMarkup(
      <CodeBlock html={'<span class="tk-keyword">const</span>'} language="ts" title="a.ts" />,
    );
    expect(html).toBe(
      '<figure class="d-code"><figcaption class="d-code-title">a.ts</figcaption>' +
        '<button type="button" class="d-code-copy" data-copy="" data-ga-event-category="code" data-ga-event-action="copy-click">Copy</button>' +
        '<pre><code><span class="tk-keyword">const</span></code></pre></figure>',
    );
  });

  it('is in the Tab order if `focusable` is set', () => {
    const html = renderToStaticMarkup(<CodeBlock html="" language="bash" focusable />);
    expect(html).toContain('<pre tabindex="0" role="group" aria-label="Code">');
  });
});

describe('HeadingLink', () => {
  it('renders the permalink outside the heading', () => {
    const html = renderToStaticMarkup(<HeadingLink level={2} id="basic" text="Basic" />);
    expect(html).toContain('<h2 id="basic">Basic</h2>');
    expect(html).toContain('href="#basic" aria-label="Link to “Basic”"');
  });
});

describe('ContentLink', () => {
  it.each([
    ['/joy-ui/', '<a href="/joy-ui/">x</a>'],
    ['#basic', '<a href="#basic">x</a>'],
  ])('renders %s as a plain link', (href, expected) => {
    expect(renderToStaticMarkup(<ContentLink href={href}>x</ContentLink>)).toBe(expected);
  });

  it('marks a link to another site', () => {
    const html = renderToStaticMarkup(<ContentLink href="https://example.com/">x</ContentLink>);
    expect(html).toContain('rel="external noopener"');
    expect(html).toContain('<svg');
  });
});

describe('Callout', () => {
  it.each([
    ['info', 'Note'],
    ['success', 'Good to know'],
    ['warning', 'Warning'],
    ['error', 'Caution'],
  ] as const)('shows the kind %s as text', (kind, title) => {
    expect(renderToStaticMarkup(<Callout kind={kind}>x</Callout>)).toContain(`</svg>${title}</p>`);
  });
});
