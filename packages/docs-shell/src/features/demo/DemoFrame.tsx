import { editorEn, en, pickEditorMessages } from '../../i18n';
import type { Messages } from '../../i18n';
import {
  demoAttribute,
  demoFrameClass,
  demoIframeClass,
  demoModuleAttribute,
  demoRootAttribute,
  demoSourceClass,
  editorMessagesAttribute,
  onIntentAttribute,
  previewClass,
  sandboxUrlAttribute,
} from './contract';
import { DemoStylesheets, DemoSource, type DemoCode, type ShownStylesheet } from './DemoSource';
import { type StyleSource, StyleNotes } from './styles/StyleChoice';
import { StyledCodeBox } from './styles/StyledCode';
import { DemoToolbar } from './toolbar/DemoToolbar';

/** The style variants of a demo besides plain CSS. */
export interface DemoStyles {
  readonly sources: readonly StyleSource[];
  /** Lines of the longest collapsed code of all variants. */
  readonly lines: number;
}

interface DemoFrameProps {
  /** Unique on the page: `BasicButtons`. */
  readonly name: string;
  /** What the demo shows, in a few words. */
  readonly title: string;
  /** HTML of the demo, rendered by the build. */
  readonly html: string;
  /** HTML that replaces the demo without JavaScript and in print, rendered by the build. */
  readonly fallback?: string | undefined;
  /** Minimum height of the demo in pixels, reserved before hydration. */
  readonly height?: number | undefined;
  /** Source of the demo: TypeScript first, then JavaScript where it differs. */
  readonly code: readonly DemoCode[];
  /** Stylesheets that the demo imports. */
  readonly stylesheets?: readonly ShownStylesheet[];
  /** The code of the demo in other style variants, which the page loads when the reader chooses one. */
  readonly styles?: DemoStyles;
  /** URL of the source in the repository. */
  readonly sourceUrl?: string;
  /** Whether the demo keeps its static HTML until the reader points at it, touches it or focuses it. */
  readonly isOnIntent?: boolean;
  /** Set for a demo in a document of its own, which then holds `html`. The height is in pixels. */
  readonly document?: { readonly src: string; readonly height: number };
  /** URL of the demo's module. A demo that cannot run has none: `html` says why. */
  readonly module?: string;
  /** URL of the demo's sandbox, which the editor, StackBlitz and CodeSandbox open. */
  readonly sandboxUrl?: string;
  /** Whether the sandbox has props that readers can change. */
  readonly hasControls?: boolean;
  readonly t?: Messages;
}

/**
 * A demo with its title, toolbar and code. `hydration` hydrates the demo, `toolbar` makes the toolbar work.
 * `#Name.tsx` and `#Name.jsx` link to the demo with its code expanded in that language.
 */
export function DemoFrame({
  name,
  title,
  html,
  fallback,
  height,
  isOnIntent = false,
  code,
  stylesheets = [],
  styles,
  sourceUrl,
  document,
  module,
  sandboxUrl,
  hasControls = false,
  t = en,
}: DemoFrameProps) {
  const titleId = `${name}.tsx`;
  return (
    <section
      className="d-demo"
      id={`demo-${name}`}
      {...{ [demoAttribute]: name }}
      {...(isOnIntent && { [onIntentAttribute]: '' })}
      {...(!document && module !== undefined && { [demoModuleAttribute]: module })}
      {...(sandboxUrl !== undefined && {
        [sandboxUrlAttribute]: sandboxUrl,
        ...writeEditorMessages(t),
      })}
      aria-labelledby={titleId}
    >
      <p className="d-demo-title" id={titleId}>
        {title}
      </p>
      <div className={demoFrameClass} id={`${name}.jsx`}>
        {document ? (
          <iframe
            className={demoIframeClass}
            src={document.src}
            height={document.height}
            title={title}
            loading="lazy"
          />
        ) : (
          <div
            className={previewClass}
            {...{ [demoRootAttribute]: '' }}
            {...(height && {
              style: { minBlockSize: `calc(${height}px + 2 * var(--docs-demo-padding))` },
            })}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
        {fallback !== undefined && !document && (
          <div
            className={`${previewClass} d-demo-fallback`}
            dangerouslySetInnerHTML={{ __html: fallback }}
          />
        )}
        <div className={demoSourceClass}>
          <DemoToolbar
            name={name}
            hasVariants={code.length > 1}
            styleSources={styles?.sources ?? []}
            hasSandbox={sandboxUrl !== undefined}
            hasControls={sandboxUrl !== undefined && hasControls}
            {...(sourceUrl !== undefined && { sourceUrl })}
            t={t}
          />
          {styles ? (
            <>
              <StyleNotes sources={styles.sources} t={t} />
              <StyledCodeBox
                name={name}
                code={code}
                stylesheets={stylesheets}
                lines={styles.lines}
                t={t}
              />
            </>
          ) : (
            <>
              <DemoSource name={name} code={code} />
              {stylesheets.length > 0 && <DemoStylesheets stylesheets={stylesheets} t={t} />}
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** The editor has its English messages built in; pages in other languages bring theirs. */
function writeEditorMessages(t: Messages): Readonly<Record<string, string>> {
  const messages = JSON.stringify(pickEditorMessages(t));
  return messages === JSON.stringify(editorEn) ? {} : { [editorMessagesAttribute]: messages };
}
