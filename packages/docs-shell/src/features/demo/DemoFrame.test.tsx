import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BareDemo } from './BareDemo';
import { en } from '../../i18n';
import { DemoFrame } from './DemoFrame';

const typescript = { variant: 'TS', html: 'const a: 1' } as const;
const javascript = { variant: 'JS', html: 'const a' } as const;

const draw = (code: Parameters<typeof DemoFrame>[0]['code'], sourceUrl?: string) =>
  renderToStaticMarkup(
    <DemoFrame
      name="BasicButtons"
      title="Three buttons"
      html="<button>One</button>"
      code={code}
      {...(sourceUrl !== undefined && { sourceUrl })}
      island={{ module: '/_assets/basic-1a2b.js' }}
    />,
  );

describe('DemoFrame', () => {
  it('holds what the behaviours look for', () => {
    const html = draw([typescript]);
    expect(html).toContain('data-demo="BasicButtons" data-module="/_assets/basic-1a2b.js"');
    expect(html).toContain(
      '<div class="d-demo-stage" data-island-root=""><button>One</button></div>',
    );
    expect(html).toMatch(/<summary[^>]*>.*Show code.*<\/summary>/);
  });

  it('names its tools for analytics', () => {
    const full = draw([typescript, javascript], 'https://git.example/a.tsx');
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

  it('is named by its title', () => {
    expect(draw([typescript])).toMatch(
      /aria-labelledby="BasicButtons\.tsx"><p [^>]*id="BasicButtons\.tsx">Three buttons</,
    );
  });

  it('offers languages where they differ, and the source where it can be read', () => {
    const plain = draw([typescript]);
    expect(plain).not.toContain('data-variant');
    expect(plain).not.toContain('View source');
    const full = draw([typescript, javascript], 'https://git.example/a.tsx');
    expect(full.match(/data-variant="(TS|JS)"/g)).toHaveLength(2);
    expect(full.match(/<pre [^>]*aria-label="BasicButtons\.(tsx|jsx)"/g)).toHaveLength(2);
    expect(full).toContain('href="https://git.example/a.tsx"');
  });

  it('can be edited and taken elsewhere where it is a project, in the words of the page', () => {
    const frame = (t: typeof en, project?: string) =>
      renderToStaticMarkup(
        <DemoFrame
          name="Menu"
          title="A menu"
          html=""
          code={[typescript]}
          island={{ module: '/_assets/menu-1a2b.js' }}
          {...(project !== undefined && { project })}
          t={t}
        />,
      );
    expect(frame(en)).not.toContain('data-project');
    const english = frame(en, '/_assets/project-menu-1a2b.json');
    expect(english).toContain('data-project="/_assets/project-menu-1a2b.json" aria-labelledby');
    expect(english.match(/data-project-tool="\w+"/g)).toHaveLength(3);
    const translated = { ...en, editorRestart: '再次运行' };
    expect(frame(translated as unknown as typeof en, '/a.json')).toMatch(
      /data-words="[^"]*&quot;editorRestart&quot;:&quot;再次运行&quot;/,
    );
  });

  it('shows a style sheet once, and says so with the demos after the first', () => {
    const html = renderToStaticMarkup(
      <DemoFrame
        name="Menu"
        title="A menu"
        html=""
        code={[typescript]}
        sheets={[{ sourceFile: 'a/theme.css' }, { sourceFile: 'a/menu.css', codeHtml: 'a {}' }]}
        island={{ module: '/_assets/menu-1a2b.js' }}
      />,
    );
    expect(html).toContain('<p>theme.css is shown with an earlier example of this page.</p>');
    expect(html).toMatch(/d-code.*menu\.css.*a \{\}/);
  });
});

describe('BareDemo', () => {
  it('holds what the behaviours look for, and nothing around it', () => {
    expect(
      renderToStaticMarkup(
        <BareDemo name="Reader" title="A reader" html="<p>a</p>" module="/r.js" />,
      ),
    ).toBe(
      '<div id="demo-Reader" data-demo="Reader" data-module="/r.js" role="group" aria-label="A reader"><div data-island-root=""><p>a</p></div></div>',
    );
  });
});
