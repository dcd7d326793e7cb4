import { accentSchema, identitySchema } from './identity-schema';
import { pageEntrySchema } from './page-entry-schema';
import {
  documentedPackageSchema,
  productDefinitionSchema,
  redirectSchema,
  versionSchema,
} from './product-definition-schema';

const shapes: Readonly<Record<string, object>> = {
  '': productDefinitionSchema.shape,
  identity: identitySchema.shape,
  'identity.accent': accentSchema.shape,
  library: documentedPackageSchema.shape,
  'versions.*': versionSchema.shape,
  'redirects.*': redirectSchema.shape,
};

/** Returns the keys that the object at this path may have. */
export function knownKeys(path: readonly PropertyKey[]): readonly string[] {
  const place = path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
  return Object.keys(path[0] === 'pages' ? pageEntrySchema.shape : (shapes[place] ?? {}));
}
