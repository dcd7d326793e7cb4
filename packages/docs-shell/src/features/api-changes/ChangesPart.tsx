import type { Messages } from '../../i18n';
import { apiOfAttribute } from '../../theme/reader-version';
import { RowFilter } from '../row-filter/RowFilter';
import { ChangesTable } from './ChangesTable';
import type { ChangesPartView } from './types';

interface ChangesPartProps {
  readonly view: ChangesPartView;
  readonly t: Messages;
}

/** A part of a long history: the changes of some versions, by export. */
export function ChangesPart({ view, t }: ChangesPartProps) {
  const { packageName, groups, allHref, previous, next } = view;
  return (
    <div className="d-api d-prose d-changes" {...{ [apiOfAttribute]: packageName }}>
      <p>
        <a href={allHref}>{t.changesAll}</a>
        {[previous, next].map(
          (link) =>
            link && (
              <span key={link.href}>
                {' · '}
                <a href={link.href}>{link.text}</a>
              </span>
            ),
        )}
      </p>
      <RowFilter of={t.apiChanges.toLowerCase()} t={t} />
      <ChangesTable groups={groups} t={t} />
    </div>
  );
}
