import type { ApiDocument } from 'react-api-docs/document';
import type { FactKind } from 'react-api-docs/history';
import type { ApiSection, SectionTitle } from '../page/outline-types';
import type { RowHistories } from './row-history';

const kinds: Partial<Record<SectionTitle, FactKind>> = {
  apiProps: 'prop',
  apiMembers: 'member',
  apiParameters: 'parameter',
  apiReturnValue: 'return',
  apiFunctions: 'function',
};

/** Adds the history of each row to the sections of a page. An inherited prop has that of its own component. */
export function addHistory(
  sections: readonly ApiSection[],
  { name: of }: Pick<ApiDocument, 'name'>,
  historyOf: RowHistories | undefined,
): readonly ApiSection[] {
  if (!historyOf) return sections;
  let part: string | undefined;
  return sections.map((section): ApiSection => {
    if (section.kind === 'part') part = section.part.name;
    else if (section.level === 2) part = undefined;
    if (section.kind === 'props') {
      const kind = kinds[section.title];
      if (kind === undefined) return section;
      const props = section.props.map((placed) => {
        const { name, inheritedFrom } = placed.prop;
        const bare = kind === 'function' ? name.replace(`${of}.`, '') : name;
        const history = historyOf({
          ...(inheritedFrom === undefined ? { of, part } : { of: inheritedFrom }),
          kind,
          name: bare,
        });
        return history ? { ...placed, history } : placed;
      });
      return { ...section, props };
    }
    if (section.kind !== 'customization') return section;
    const rows = section.rows.map((row) => {
      const name = row.kind === 'class' ? row.entry.key : row.entry.name;
      const history = historyOf({ of, part, kind: row.kind, name });
      return history ? { ...row, history } : row;
    });
    return { ...section, rows };
  });
}
