import { I18nProvider } from '@heroui/react';
import type { DemoRootProps } from 'docs-shell/demos';
import './tailwind.css';

export default function DemoRoot({ children, direction }: DemoRootProps) {
  return <I18nProvider locale={direction === 'rtl' ? 'ar' : 'en-US'}>{children}</I18nProvider>;
}
