import type { CSSProperties } from 'react';
import type { Messages } from '../../../i18n';
import { DemoSource, DemoStylesheets, type DemoCode, type ShownStylesheet } from '../DemoSource';
import { styledCodeClass } from './contract';

interface StyledSourceProps {
  readonly name: string;
  readonly code: readonly DemoCode[];
  readonly stylesheets: readonly ShownStylesheet[];
  /** What readers need to know of the code while they edit it. */
  readonly hint?: string | undefined;
  readonly t: Messages;
}

/** The code of a demo with its stylesheets, in one style variant. */
export function StyledSource({ name, code, stylesheets, hint, t }: StyledSourceProps) {
  return (
    <>
      <DemoSource name={name} code={code} />
      {hint !== undefined && <p className="d-demo-style-hint">{hint}</p>}
      {stylesheets.length > 0 && <DemoStylesheets stylesheets={stylesheets} t={t} />}
    </>
  );
}

interface StyledCodeBoxProps extends StyledSourceProps {
  /** Lines of the longest collapsed code. The box has their height from the start, whichever code it shows. */
  readonly lines: number;
}

/** The box whose content is replaced when the reader chooses another style variant. */
export function StyledCodeBox({ lines, ...source }: StyledCodeBoxProps) {
  const style: CSSProperties & Readonly<Record<'--lines', number>> = { '--lines': lines };
  return (
    <div className={styledCodeClass} style={style}>
      <StyledSource {...source} />
    </div>
  );
}
