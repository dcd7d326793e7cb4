import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import type { DemoRootProps } from 'docs-shell/demos';
import { renderToString } from 'react-dom/server';
import { gallery } from './gallery';

/** The class of the variables. Both modes have it, and the page's attribute chooses between them. */
const cssVar = { key: 'docs' };

/** `sharedStyles` has all rules, so none are made in the browser. Attributes of the page choose mode and density. */
const ownTheme = { cssVar, hashed: false, zeroRuntime: true };

/** The rules of all components that demos use, once for all pages: variables in both modes and in both densities. */
export function sharedStyles(): string {
  if (!import.meta.env.SSR) return '';
  const dense = ":root[data-density='dense']";
  const dark = ":root[data-mui-color-scheme='dark']";
  const { compactAlgorithm, darkAlgorithm } = theme;
  const variables = (algorithm: Algorithm | Algorithm[]) =>
    extract({ algorithm }, ['cssVar', 'token']);
  return [
    `@layer mui{${extract({}, ['style', 'cssVar', 'token'])}}`,
    // The library writes the variables of light mode into the page without a layer. These are more specific.
    `${dense}{${variables(compactAlgorithm)}}`,
    `${dark}{${variables(darkAlgorithm)}}`,
    `${dense}[data-mui-color-scheme='dark']{${variables([darkAlgorithm, compactAlgorithm])}}`,
  ].join('');
}

type Algorithm = typeof theme.defaultAlgorithm;

function extract(
  { algorithm }: { algorithm?: Algorithm | Algorithm[] },
  types: ('cssVar' | 'style' | 'token')[],
): string {
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={{ cssVar, hashed: false, ...(algorithm && { algorithm }) }}>
        {gallery}
      </ConfigProvider>
    </StyleProvider>,
  );
  return extractStyle(cache, { plain: true, types });
}

export default function DemoRoot({ children, direction }: DemoRootProps) {
  return (
    <ConfigProvider theme={ownTheme} direction={direction}>
      {children}
    </ConfigProvider>
  );
}
