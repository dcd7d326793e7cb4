import { isHidden, readDocs } from '../docs/read-docs';
import type { CssClass } from '../document';
import type { PublicExport } from '../exports/collect-exports';
import { compareText } from '../text/compare-text';
import type { Extraction } from './extraction';
import { findClassesObject, loadClassNames } from './find-classes-object';

/** The classes of a component: their names come from the running package, their descriptions from its types. */
export function extractClasses(
  component: Pick<PublicExport, 'name' | 'symbol'>,
  extraction: Extraction,
): CssClass[] {
  const { checker } = extraction;
  const object = findClassesObject(component, extraction);
  if (!object) return [];
  const names = loadClassNames(object);
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(object))
    .filter((property) => !isHidden(property, checker))
    .flatMap((property): CssClass[] => {
      const { name: key } = property;
      const className = names[key];
      if (className === undefined) return [];
      const docs = readDocs(property, checker);
      return [
        {
          key,
          className,
          description: docs.description,
          isGlobalState: className === `Mui-${key}`,
          ...(docs.deprecation && { deprecation: docs.deprecation }),
        },
      ];
    })
    .sort((a, b) => compareText(a.key, b.key));
}
