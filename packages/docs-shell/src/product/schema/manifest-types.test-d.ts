import { defineProduct } from '..';
import type { ProductDefinition } from '..';
import { definitionFixture } from './definition.fixture';
import type { parseDefinition } from './product-definition-schema';

// Only type-checked: each directive fails if the line below it is not an error.

const { identity, versions } = definitionFixture;
const pathname = '/paint';

/** Fails if the schema and the hand-written type differ. */
export type Agreement =
  ReturnType<typeof parseDefinition> extends ProductDefinition | undefined ? true : never;
export const agreement: Agreement = true;

export const sound: ProductDefinition = defineProduct({
  identity,
  versions,
  pages: [{ pathname }],
});

// @ts-expect-error unknown key
defineProduct({ identity, versions, pages: [{ pathname, newFeture: true }] });

export const unknownKey: ProductDefinition = {
  identity,
  versions,
  // @ts-expect-error unknown key
  pages: [{ pathname, newFeture: true }],
};

export const unknownTopLevelKey: ProductDefinition = {
  identity,
  versions,
  pages: [],
  // @ts-expect-error unknown key
  routes: [],
};

// @ts-expect-error wrong plan
defineProduct({ identity, versions, pages: [{ pathname, plan: 'gold' }] });
// @ts-expect-error a flag is a boolean
defineProduct({ identity, versions, pages: [{ pathname, children: [{ pathname, beta: 'yes' }] }] });
// @ts-expect-error an entry without pathname
defineProduct({ identity, versions, pages: [{ title: 'Overview' }] });
// @ts-expect-error optional means absent, not undefined
defineProduct({ identity, versions, pages: [{ pathname, title: undefined }] });
// @ts-expect-error versions are missing
defineProduct({ identity, pages: [] });
