import {
  Callout,
  CodeBlock,
  ContentLink,
  Features,
  FilteredTable,
  HeadingLink,
  Kbd,
  OfflineCopies,
  ContentImage,
  ProductCard,
  ProductCards,
  Tab,
  Table,
  Tabs,
} from 'docs-shell/components';
import type { Messages } from 'docs-shell/i18n';
import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { z } from 'zod';

type Attributes = Readonly<Record<string, string>>;

/** The React components of markdown and MDX elements. */
export const createComponents = (t: Messages) => ({
  Callout: (props: ComponentProps<typeof Callout>) => <Callout {...props} t={t} />,
  Features,
  GeneratedTable: ({ filter, children }: { filter?: string; children?: ReactNode }) => (
    <FilteredTable t={t} {...(filter !== undefined && { filter })}>
      {children}
    </FilteredTable>
  ),
  Kbd,
  OfflineCopies: () => <OfflineCopies t={t} />,
  ProductCard,
  ProductCards,
  Tab,
  Tabs: insertTabs,
  Demo: ({ position }: { position: string }) => <template data-demo-position={position} />,
  a: ({ href = '', children }: ComponentProps<'a'>) => (
    <ContentLink href={href}>{children}</ContentLink>
  ),
  h2: heading(2, t),
  h3: heading(3, t),
  h4: heading(4, t),
  img: image,
  pre: codeBlock(t),
  table: ({ children, ...props }: { children?: ReactNode; 'data-label'?: string }) => (
    <Table {...(props['data-label'] && { label: props['data-label'] })}>{children}</Table>
  ),
});

const heading =
  (level: 2 | 3 | 4, t: Messages) =>
  ({ id = '', title = '', children }: ComponentProps<'h2'>) => (
    <HeadingLink level={level} id={id} text={title} t={t}>
      {children}
    </HeadingLink>
  );

const codeBlock = (t: Messages) => (props: Attributes) => (
  <CodeBlock
    html={props['data-html'] ?? ''}
    language={props['data-language'] ?? ''}
    numbered={props['data-numbered'] !== undefined}
    t={t}
    {...(props['data-title'] && { title: props['data-title'] })}
    {...(props['data-lines'] && { collapsedLines: Number(props['data-lines']) })}
  />
);

interface InsertTabsProps {
  readonly label: string;
  readonly group?: string;
  readonly position: string;
  readonly children?: ReactNode;
}

/** Tabs with the same titles are in the same group unless they name one. */
function insertTabs({ label, group, position, children }: InsertTabsProps) {
  const titles = Children.toArray(children).flatMap((child) =>
    isValidElement<{ title: string }>(child) ? [child.props.title] : [],
  );
  return (
    <Tabs label={label} group={group ?? titles.join(' ')} id={`tabs-${position}`}>
      {children}
    </Tabs>
  );
}

const darkSchema = z.tuple([z.string(), z.number(), z.number()]);

function image(props: Attributes) {
  const [src, width, height] = props['data-dark']
    ? darkSchema.parse(JSON.parse(props['data-dark']))
    : [];
  return (
    <ContentImage
      src={props['src'] ?? ''}
      alt={props['alt'] ?? ''}
      width={Number(props['width'])}
      height={Number(props['height'])}
      inline={props['data-inline'] !== undefined}
      {...(props['title'] && { caption: props['title'] })}
      {...(src !== undefined && { dark: { src, width: width ?? 0, height: height ?? 0 } })}
    />
  );
}
