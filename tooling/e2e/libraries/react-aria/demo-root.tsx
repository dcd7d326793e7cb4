import type { DemoRootProps } from 'docs-shell/demos';
import { I18nProvider } from 'react-aria-components';

/** The demos have CSS modules with logical sides. The library only asks for the direction of the language. */
export default function DemoRoot({ children, direction }: DemoRootProps) {
  return <I18nProvider locale={direction === 'rtl' ? 'ar' : 'en-US'}>{children}</I18nProvider>;
}
