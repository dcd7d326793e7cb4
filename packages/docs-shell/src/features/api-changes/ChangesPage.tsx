import type { Messages } from '../../i18n';
import { apiOfAttribute, sinceAttribute } from '../../theme/reader-version';
import { searchAttribute } from '../search/contract';
import { ChangesForm } from './ChangesForm';
import { ChangesSummary } from './ChangesSummary';
import { ChangesTable } from './ChangesTable';
import { codemodOfAttribute, type StepTitles, stepTitlesAttribute, upgradeId } from './contract';
import type { ChangesView } from './types';

interface ChangesPageProps {
  readonly view: ChangesView;
  readonly t: Messages;
}

/**
 * All changes of the API of a product, by export, or a summary by version if there are many. Without JavaScript it is
 * about all versions.
 */
export function ChangesPage({ view, t }: ChangesPageProps) {
  const { packageName, groups, split, dataHref } = view;
  return (
    <div className="d-api d-prose d-changes" {...{ [apiOfAttribute]: packageName }}>
      <ChangesForm view={view} t={t} />
      <Upgrade view={view} t={t} />
      {split && <ChangesSummary split={split} t={t} />}
      <ChangesTable groups={groups} isHidden={split !== undefined} t={t} />
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
