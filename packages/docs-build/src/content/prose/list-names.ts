import type { ApiDocument } from 'react-api-docs/document';
import type { DocsConfig } from '../../load/define-docs-config';

/** Sources of names of an app. */
export interface NameSources {
  readonly config: Pick<DocsConfig, 'names'>;
  readonly products: readonly {
    readonly identity: { readonly name: string; readonly metadata: string };
  }[];
  /** API documents, whose names the packages export. */
  readonly apis: readonly {
    readonly pages: readonly { readonly document: Pick<ApiDocument, 'name' | 'aliases'> }[];
  }[];
}

/**
 * Returns the names that keep their capitals in the headings of an app: products, exports in both forms (`NumberField`
 * and Number Field), general names, and those of `docs.config.ts`.
 */
export function listNames({ config, products, apis }: NameSources): ReadonlySet<string> {
  const exported = apis.flatMap(({ pages }) =>
    pages.flatMap(({ document: { name, aliases = [] } }) => [
      name,
      ...aliases.map((alias) => alias.name),
    ]),
  );
  return new Set([
    ...generalNames,
    ...(config.names ?? []),
    ...products.flatMap(({ identity }) => [identity.name, identity.metadata]),
    ...exported.flatMap((name) => [name, name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')]),
  ]);
}

/**
 * Names that keep their capitals in any heading. Names of products, pages and exports are added by `listNames`. Words
 * with inner capitals, such as TypeScript, need no entry.
 */
const generalNames: readonly string[] = [
  'Angular',
  'App Router',
  'Arabic',
  'Autoprefixer',
  'Babel',
  'Base UI',
  'Bun',
  'Chinese',
  'Chrome',
  'Chromium',
  'Community plan',
  'Content Security Policy',
  'CSS Modules',
  'Cypress',
  'Data Grid',
  'Date Pickers',
  'Deno',
  'Edge',
  'Emotion',
  'English',
  'Express',
  'Figma',
  'Firefox',
  'Flexbox',
  'Floating UI',
  'French',
  'Gatsby',
  'German',
  'Google Fonts',
  'Hebrew',
  'Internet Explorer',
  'Jest',
  'Joy',
  'Joy UI',
  'Linaria',
  'Linux',
  'Mac',
  'Markdown',
  'Material',
  'Material Design',
  'Material Icons',
  'Material UI',
  'Motion',
  'MUI System',
  'MUI X',
  'Next.js',
  'Node.js',
  'Open Graph',
  'Pages Router',
  'Parcel',
  'Pigment CSS',
  'Playwright',
  'Preact',
  'Premium',
  'Pro',
  'React',
  'React Hook Form',
  'React Router',
  'Redux',
  'Remix',
  'Roboto',
  'Rollup',
  'Safari',
  'Sass',
  'Sketch',
  'Storybook',
  'Strict Mode',
  'Svelte',
  'Tailwind',
  'Tailwind CSS',
  'TanStack Form',
  'TanStack Router',
  'Trusted Types',
  'Unicode',
  'Visual Studio Code',
  'Vite',
  'Vitest',
  'Vue',
  'Windows',
  'Zod',
];
