import type { PublicConfig } from 'docs-shell/config';
import { resolvePageFonts, type FontStyleName } from 'docs-shell/fonts';
import { resolveSourceUrl } from 'docs-shell/page';
import type { PageDocument, PageSlots } from 'docs-shell/page-document';
import { resolvePageStyles, type PageStyleName } from 'docs-shell/page-styles';
import { BareDemo, DemoFrame } from 'docs-shell/components';
import type { Messages } from 'docs-shell/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompiledContent, DemoReference } from '../../content/types';
import { listDemoStylesheets } from '../demos/list-demo-stylesheets';
import { listInlineDemos } from '../demos/list-style-groups';
import type { PageDemos } from '../demos/page-demos';

interface ComposePageOptions {
  readonly pathname: string;
  readonly language: string;
  readonly sourceFile: string;
  readonly content: CompiledContent;
  /** What the product adds to the layout. */
  readonly slots?: PageSlots;
  readonly demos: PageDemos;
  /** Returns the pathname of the document of one demo. */
  demoFramePathname(id: string): string;
  /** Stylesheets of fonts by name. */
  readonly fonts: Readonly<Record<FontStyleName, string>>;
  /** Stylesheets of content components by name. */
  readonly styles: Readonly<Record<PageStyleName, string>>;
  /** URL of the page's Open Graph image. */
  readonly ogImage?: string | undefined;
  readonly config: Pick<PublicConfig, 'repositoryUrl'>;
  /** The shell's messages in the language of the page. */
  readonly messages: Messages;
}

/** Composes the document that the Next adapter reads from a page's content and its rendered demos. */
export function composePage(options: ComposePageOptions): PageDocument {
  const { content, demos, slots } = options;
  const ids = listInlineDemos(content);
  const shown = new Set<string>();
  const html = content.segments.map((segment, index) => {
    const reference = content.demos[index];
    return reference ? segment + frameDemo(reference, options, shown) : segment;
  });
  const styles = demos.collectStyles(ids);
  return {
    pathname: options.pathname,
    language: options.language,
    sourceFile: options.sourceFile,
    frontMatter: content.frontMatter,
    html: html.join(''),
    headings: content.headings,
    links: content.links,
    ...(slots && { slots }),
    ...(content.api && { api: content.api }),
    ...(options.ogImage !== undefined && { ogImage: options.ogImage }),
    demos: ids.flatMap((id) => {
      const { name, module, preload } = demos.get(id);
      return module === undefined ? [] : [{ name, module, preload }];
    }),
    ...(ids.length > 0 ? { demoRuntime: demos.runtime } : {}),
    ...(ids.length > 0 && styles ? { demoStyles: styles } : {}),
    stylesheets: [
      ...listDemoStylesheets(demos, ids),
      ...(slots ? [options.styles.slots] : []),
      ...resolvePageStyles(html.join('')).map((name) => options.styles[name]),
      ...resolvePageFonts(options.pathname, html.join('')).map((name) => options.fonts[name]),
    ],
  };
}

/** Shows a stylesheet that several demos share with the first of them only. */
function frameDemo(
  { file, title, height, frameHeight, isBare, isOnIntent }: DemoReference,
  options: ComposePageOptions,
  shown: Set<string>,
): string {
  const { demos, config, messages: t } = options;
  const demo = demos.get(file);
  if (isBare) {
    return renderToStaticMarkup(<BareDemo title={title} {...demo} module={demo.module ?? ''} />);
  }
  const sourceUrl = resolveSourceUrl(demo.sourceFile, config);
  const stylesheets = demo.stylesheets.flatMap(({ sourceFile, codeHtml, url }) =>
    codeHtml === undefined ? [] : [{ sourceFile, ...(!shown.has(url) && { codeHtml }) }],
  );
  for (const { url } of demo.stylesheets) {
    shown.add(url);
  }
  return renderToStaticMarkup(
    <DemoFrame
      name={demo.name}
      title={title}
      html={demo.html}
      fallback={demo.fallback}
      height={height}
      isOnIntent={isOnIntent ?? false}
      {...(frameHeight !== undefined && {
        document: { src: `${options.demoFramePathname(file)}/`, height: frameHeight },
      })}
      code={demo.code}
      stylesheets={stylesheets}
      {...(demo.styles && { styles: demo.styles })}
      {...(sourceUrl !== undefined && { sourceUrl })}
      {...(demo.module !== undefined && { module: demo.module })}
      {...(demo.sandboxUrl !== undefined && { sandboxUrl: demo.sandboxUrl })}
      hasControls={demo.hasControls ?? false}
      t={t}
    />,
  );
}
