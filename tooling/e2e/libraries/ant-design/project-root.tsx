import type { ReactNode } from 'react';
import { ConfigProvider } from 'antd';

export default function Root({ children }: { children: ReactNode }) {
  return <ConfigProvider>{children}</ConfigProvider>;
}
