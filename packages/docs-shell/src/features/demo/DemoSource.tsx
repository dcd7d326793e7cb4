import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import type { CodeVariant } from '../../theme/code-variant';
import { CodeBlock } from '../content/CodeBlock';
import { codeAttribute, demoCodeClass, demoStylesheetsClass } from './contract';

/** A demo's source in one code variant, highlighted by the build. */
export interface DemoCode {
  readonly variant: CodeVariant;
  readonly html: string;
  /** Lines that are shown while the code is collapsed. */
  readonly previewLines?: number;
}

interface DemoSourceProps {
  readonly name: string;
  readonly code: readonly DemoCode[];
}

/** The source of a demo in all its variants; CSS shows one of them. Collapsed code shows its preview lines only. */
export function DemoSource({ name, code }: DemoSourceProps) {
  return code.map(({ variant, html }) => (
    <div key={variant} {...(code.length > 1 && { [codeAttribute]: variant })}>
      <pre
        className={demoCodeClass}
        role="group"
        aria-label={`${name}.${variant === 'TS' ? 'tsx' : 'jsx'}`}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  ));
}

/** A stylesheet that a demo imports. It has no code if an earlier demo of the page shows it. */
export interface ShownStylesheet {
  readonly sourceFile: string;
  readonly codeHtml?: string;
}

interface DemoStylesheetsProps {
  readonly stylesheets: readonly ShownStylesheet[];
  readonly t: Messages;
}

/** The stylesheets of a demo, below its code. They collapse together with the code. */
export function DemoStylesheets({ stylesheets, t }: DemoStylesheetsProps) {
  return (
    <div className={demoStylesheetsClass}>
      {stylesheets.map(({ sourceFile, codeHtml }) => {
        const name = sourceFile.split('/').at(-1) ?? sourceFile;
        return codeHtml === undefined ? (
          <p key={name}>{formatMessage(t.sheetShownBefore, { file: name })}</p>
        ) : (
          <CodeBlock key={name} html={codeHtml} language="css" title={name} t={t} />
        );
      })}
    </div>
  );
}
