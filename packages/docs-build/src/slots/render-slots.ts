import type { Diagnostic } from 'diagnostics';
import { resolveLocation, toHref } from 'docs-shell/routing';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompiledPage } from '../content/compiled-page';
import { runAppCode } from '../lib/run-app-code';
import type { LoadedApp } from '../load';
import type { SlotProps } from '../load/define-docs-config';
import { inspectSlot, type SlotProblem } from './inspect-slot';

/** Pages with what the product adds to their layout, and what is wrong with it. */
export interface SlottedPages {
  readonly pages: readonly CompiledPage[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Renders the slots of `docs.config.ts` for pages, and checks their HTML. A slot with a mistake is left out, and never
 * throws. The same mistake on several pages is one diagnostic.
 */
export async function renderSlots(
  app: Pick<LoadedApp, 'config' | 'configFile' | 'productTable' | 'products'>,
  pages: readonly CompiledPage[],
): Promise<SlottedPages> {
  const slots = Object.entries(app.config.slots ?? {});
  if (slots.length === 0) return { pages, diagnostics: [] };
  const mistakes = createMistakeList(app);
  return runAppCode(app.configFile, async () => ({
    pages: pages.map((page) => {
      const props = describePage(app, page);
      const filled = slots.map(([name, slot]) => {
        const { html, links, problems } = renderSlot(() => createElement(slot, props));
        for (const problem of problems) mistakes.add(name, problem, props);
        return problems.length === 0 && html !== '' ? { name, html, links } : undefined;
      });
      const found = filled.filter((slot) => slot !== undefined);
      if (found.length === 0) return page;
      return {
        ...page,
        slots: Object.fromEntries(found.map(({ name, html }) => [name, html])),
        slotLinks: found.flatMap(({ links }) => links),
      };
    }),
    diagnostics: mistakes.list(),
  }));
}

function renderSlot(create: () => ReactNode) {
  try {
    const html = renderToStaticMarkup(create());
    return { html, ...inspectSlot(html) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const problem: SlotProblem = {
      received: `an error: ${text}`,
      expected: 'a component that renders on the server, without data that has to be fetched',
      hint: 'Correct the error, or return null for pages without this part.',
    };
    return { html: '', links: [], problems: [problem] };
  }
}

function describePage(
  { productTable, products }: Pick<LoadedApp, 'productTable' | 'products'>,
  { pathname, language, content }: CompiledPage,
): SlotProps {
  const { productId } = resolveLocation(toHref(pathname, language, productTable), productTable);
  const product = products.find(({ identity }) => identity.id === productId) ?? products[0];
  return {
    pathname,
    language,
    title: content.frontMatter.title,
    product: {
      id: productId,
      name: product?.identity.name ?? productId,
      rootPath: product?.rootPath ?? '',
    },
  };
}

/** Collects mistakes with the pages on which they are. */
function createMistakeList({
  configFile: file,
  productTable,
}: Pick<LoadedApp, 'configFile' | 'productTable'>) {
  const mistakes = new Map<string, SlotProblem & { readonly path: string; addresses: string[] }>();
  return {
    add(name: string, problem: SlotProblem, { pathname, language }: SlotProps) {
      const path = `slots.${name}`;
      const key = JSON.stringify([path, problem]);
      const mistake = mistakes.get(key) ?? { ...problem, path, addresses: [] };
      mistake.addresses.push(toHref(pathname, language, productTable));
      mistakes.set(key, mistake);
    },
    list: (): Diagnostic[] =>
      [...mistakes.values()].map(({ addresses, received, ...mistake }) => ({
        file,
        code: 'DOCS2029',
        received: `${received}, on ${describeAddresses(addresses)}`,
        ...mistake,
      })),
  };
}

function describeAddresses([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first} and ${others.length === 1 ? 'one other page' : `${others.length} other pages`}`;
}
