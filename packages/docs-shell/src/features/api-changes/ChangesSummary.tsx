import { capitalize } from '../../theme/capitalize';
import type { Messages } from '../../i18n';
import { sinceAttribute } from '../../theme/reader-version';
import { Table, TableHead } from '../content/Table';
import { searchAttribute } from '../search/contract';
import { changeEffects } from './change-effects';
import { changesSummaryId, knownNamesAttribute } from './contract';
import type { ChangesSummaryView, SplitChangesView } from './types';

interface ChangesSummaryProps {
  readonly split: SplitChangesView;
  readonly t: Messages;
}

/** How many changes each version of a long history has, with links to the pages that list them. */
export function ChangesSummary({ split: { versions, names }, t }: ChangesSummaryProps) {
  return (
    <div
      id={changesSummaryId}
      {...{ [knownNamesAttribute]: names.join(' '), [searchAttribute]: 'off' }}
    >
      <Table label={t.apiChanges}>
        <TableHead columns={[t.changesVersion, t.apiChanges]} />
        <tbody>
          {versions.map(({ link: { href, text }, code, counts }) => (
            <tr key={text} {...{ [sinceAttribute]: code }}>
              <th scope="row">
                <a href={href}>{text}</a>
              </th>
              <td>{describeCounts(counts, t)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Returns how many changes have each effect, in words: `2 breaking, 5 new`. */
export function describeCounts(counts: ChangesSummaryView['counts'], t: Messages): string {
  return changeEffects
    .filter((effect) => counts[effect] > 0)
    .map((effect) => `${counts[effect]} ${t[`changes${capitalize(effect)}`].toLowerCase()}`)
    .join(', ');
}
