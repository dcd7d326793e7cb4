import { capitalize } from '../../theme';
import type { Messages } from '../../i18n';
import { apiOfAttribute, sinceAttribute } from '../../theme/reader-version';
import { ApiRowChanges } from '../api-reference/ApiHistory';
import { ApiName, ApiRowGroup } from '../api-reference/ApiRows';
import { Table } from '../content/Table';
import { filteredClass } from '../row-filter/contract';
import { searchAttribute } from '../search/contract';
import { ChangesForm } from './ChangesForm';
import {
  returnedInAttribute,
  changesOfAttribute,
  codemodOfAttribute,
  effectAttribute,
  type StepTitles,
  stepTitlesAttribute,
  upgradeId,
} from './contract';
import type { ChangeRowView, ChangesView } from './types';

interface ChangesPageProps {
  readonly view: ChangesView;
  readonly t: Messages;
}

/** All changes of the API of a product, by export. Without JavaScript it lists all versions. */
export function ChangesPage({ view, t }: ChangesPageProps) {
  const { packageName, groups, dataHref } = view;
  const columns = [t.apiName, t.changesVersion, t.changesWhat];
  return (
    <div className="d-api d-prose d-changes" {...{ [apiOfAttribute]: packageName }}>
      <ChangesForm view={view} t={t} />
      <Upgrade view={view} t={t} />
      <div
        className={`d-api-rows d-api-customization ${filteredClass}`}
        {...{ [searchAttribute]: 'off' }}
      >
        <Table label={t.apiChanges}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, href, rows }) => (
            <ApiRowGroup
              key={name}
              attributes={{ [changesOfAttribute]: name }}
              columns={columns.length}
              title={href === undefined ? name : <a href={href}>{name}</a>}
            >
              {rows.map((row) => (
                <ChangeRow key={row.id} row={row} t={t} />
              ))}
            </ApiRowGroup>
          ))}
        </Table>
      </div>
      <p className="d-api-quiet">
        <a href={dataHref}>{t.changesData}</a>
      </p>
    </div>
  );
}

/**
 * What to do for an upgrade, folded, so that nothing moves when the filters fill in the steps. Until the reader chooses a
 * version to upgrade from, it lists all codemods.
 */
function Upgrade({ view: { codemods }, t }: ChangesPageProps) {
  const titles = {
    install: t.changesStepInstall,
    codemods: t.changesStepCodemods,
    breaking: t.changesStepBreaking,
    deprecated: t.changesStepDeprecated,
    changed: t.changesStepChanged,
  } satisfies StepTitles;
  return (
    <details
      id={upgradeId}
      className="d-api-fold"
      {...{ [stepTitlesAttribute]: JSON.stringify(titles), [searchAttribute]: 'off' }}
    >
      <summary>{t.changesSteps}</summary>
      <p>{t.changesStepsHint}</p>
      {codemods.length > 0 && <p>{t.changesCodemodsHint}</p>}
      <ol hidden />
      {codemods.length > 0 && (
        <ul>
          {codemods.map(({ command, of, code }) => (
            <li
              key={command}
              {...(of !== undefined && { [codemodOfAttribute]: of })}
              {...(code !== undefined && { [sinceAttribute]: code })}
            >
              <code>{command}</code>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

interface ChangeRowProps {
  readonly row: ChangeRowView;
  readonly t: Messages;
}

function ChangeRow({ row, t }: ChangeRowProps) {
  const { id, version, effect, kind, name, returnedIn, href, html, before, after } = row;
  const title = t[`changes${capitalize(effect)}`];
  return (
    <tr
      id={id}
      {...{ [sinceAttribute]: version.code, [effectAttribute]: effect }}
      {...(returnedIn !== undefined && { [returnedInAttribute]: returnedIn })}
    >
      <th scope="row">
        {href === undefined ? (
          <ApiName id={id} name={name} />
        ) : (
          <a className="d-api-name" href={href}>
            <code>{name}</code>
          </a>
        )}{' '}
        <span className="d-api-quiet">{kind}</span>
      </th>
      <td>
        {version.text} <span className="d-changes-effect">{title}</span>
      </td>
      <td>
        <div dangerouslySetInnerHTML={{ __html: html }} />
        {before !== undefined && after !== undefined && (
          <ApiRowChanges
            history={{ changes: [{ title: t.changesBeforeAndAfter, before, after }] }}
            t={t}
          />
        )}
      </td>
    </tr>
  );
}
