import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../i18n';
import { BareDemo } from './BareDemo';
import { DemoFrame } from './DemoFrame';

const typescript = { variant: 'TS', html: 'const a: 1' } as const;
const javascript = { variant: 'JS', html: 'const a' } as const;

const render = (code: Parameters<typeof DemoFrame>[0]['code'], sourceUrl?: string) =>
  renderToStaticMarkup(
    <DemoFrame
      name="BasicButtons"
      title="Three buttons"
      html="<button>One</button>"
      code={code}
      {...(sourceUrl !== undefined && { sourceUrl })}
      module="/_assets/basic-1a2b.js"
    />,
  );

describe('DemoFrame', () => {
  it('writes the attributes that browser code selects', () => {
    const html = render([typescript]);
    expect(html).toContain('data-demo="BasicButtons" data-module="/_assets/basic-1a2b.js"');
    expect(html).toContain(
      '<div class="d-demo-preview" data-demo-root=""><button>One</button></div>',
    );
    expect(html).toMatch(/<summary[^>]*>.*Show code.*<\/summary>/);
  });

  it('names no module of a demo that cannot run', () => {
    const html = renderToStaticMarkup(
      <DemoFrame name="Old" title="Old" html="<p>Why</p>" code={[typescript]} />,
    );
    expect(html).toContain('data-demo="Old" aria-labelledby');
    expect(html).not.toContain('data-module');
  });

  it('names the actions of its toolbar for analytics', () => {
    const full = render([typescript, javascript], 'https://git.example/a.tsx');
    const actions = [
      ...full.matchAll(/data-ga-event-action="([^"]*)" data-ga-event-label="BasicButtons"/g),
    ];
    expect(actions.map(([, action]) => action)).toEqual([
      'expand',
      'source-ts',
      'source-js',
      'copy-click',
      'reset',
      'github',
    ]);
  });

  it('has its title as accessible name', () => {
    expect(render([typescript])).toMatch(
      /aria-labelledby="BasicButtons\.tsx"><p [^>]*id="BasicButtons\.tsx">Three buttons</,
    );
  });

  it('shows the variant toggle if there are two variants, and the source link if there is a URL', () => {
    const plain = render([typescript]);
    expect(plain).not.toContain('data-code-as');
    expect(plain).not.toContain('View source');
    const full = render([typescript, javascript], 'https://git.example/a.tsx');
    expect(full.match(/data-code-as="(TS|JS)"/g)).toHaveLength(2);
    expect(full.match(/<pre [^>]*aria-label="BasicButtons\.(tsx|jsx)"/g)).toHaveLength(2);
    expect(full).toContain('href="https://git.example/a.tsx"');
  });

  it('shows the sandbox buttons if there is a sandbox, with the editor messages of the page', () => {
    const frame = (t: typeof en, sandboxUrl?: string) =>
      renderToStaticMarkup(
        <DemoFrame
          name="Menu"
          title="A menu"
          html=""
          code={[typescript]}
          module="/_assets/menu-1a2b.js"
          {...(sandboxUrl !== undefined && { sandboxUrl })}
          t={t}
        />,
      );
    expect(frame(en)).not.toContain('data-sandbox');
    const english = frame(en, '/_assets/sandbox-menu-1a2b.json');
    expect(english).toContain('data-sandbox="/_assets/sandbox-menu-1a2b.json" aria-labelledby');
    expect(english.match(/data-sandbox-action="\w+"/g)).toHaveLength(3);
    const translated = { ...en, editorRestart: '再次运行' };
    expect(frame(translated as unknown as typeof en, '/a.json')).toMatch(
      /data-editor-messages="[^"]*&quot;editorRestart&quot;:&quot;再次运行&quot;/,
    );
  });

  it('refers to an earlier demo for a stylesheet that has no code', () => {
    const html = renderToStaticMarkup(
      <DemoFrame
        name="Menu"
        title="A menu"
        html=""
        code={[typescript]}
        stylesheets={[
          { sourceFile: 'a/theme.css' },
          { sourceFile: 'a/menu.css', codeHtml: 'a {}' },
        ]}
        module="/_assets/menu-1a2b.js"
      />,
    );
    expect(html).toContain('<p>theme.css is shown with an earlier example of this page.</p>');
    expect(html).toMatch(/d-code.*menu\.css.*a \{\}/);
  });
});

describe('the style variants', () => {
  const styled = (variants: readonly ('modules' | 'tailwind')[]) =>
    renderToStaticMarkup(
      <DemoFrame
        name="Basic"
        title="A switch"
        html=""
        code={[typescript]}
        stylesheets={[{ sourceFile: 'a/b.css', codeHtml: 'b {}' }]}
        styles={{
          lines: 7,
          sources: variants.map((variant) => ({ variant, url: `/_assets/${variant}.txt` })),
        }}
        module="/a.js"
      />,
    );

  it('are buttons, of which plain CSS is pressed, and links to the code as text', () => {
    const html = styled(['modules', 'tailwind']);
    expect(
      [...html.matchAll(/data-style="(\w+)"(?: aria-label="([^"]+)")? aria-pressed="(\w+)"/g)].map(
        ([, ...parts]) => parts,
      ),
    ).toEqual([
      ['css', undefined, 'true'],
      ['modules', 'CSS Modules', 'false'],
      ['tailwind', 'Tailwind CSS', 'false'],
    ]);
    expect(html).toContain(
      '<a href="/_assets/tailwind.txt" data-style-source="tailwind">Tailwind CSS</a>',
    );
    expect(html).toMatch(/class="d-demo-styled-code" style="--lines:7">.*const a: 1.*b \{\}/);
  });

  it('are those that the demo has', () => {
    expect(styled(['tailwind'])).not.toContain('data-style="modules"');
    expect(render([typescript])).not.toContain('d-demo-style');
  });
});

describe('BareDemo', () => {
  it('renders only the attributes that browser code selects, without toolbar and code', () => {
    expect(
      renderToStaticMarkup(
        <BareDemo name="Reader" title="A reader" html="<p>a</p>" module="/r.js" />,
      ),
    ).toBe(
      '<div id="demo-Reader" data-demo="Reader" data-module="/r.js" role="group" aria-label="A reader"><div data-demo-root=""><p>a</p></div></div>',
    );
  });
});
