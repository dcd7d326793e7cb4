import { formatMessage, type Messages } from 'docs-shell/i18n';
import type { ApiChange } from 'react-api-docs/history';
import { formatVersion } from '../../load/format-version';

/** Returns the name of what changed, with its part: `Root.open`. */
export function nameOfChange({ of, part, kind, name }: ApiChange): string {
  if (kind === 'component' || kind === 'hook' || kind === 'interface') return of;
  return part === undefined ? name : `${part}.${name}`;
}

/**
 * Returns what happened, as Markdown.
 * @param returnedIn the version that added again what the change removed
 */
export function describeChange(change: ApiChange, t: Messages, returnedIn?: string): string {
  switch (change.change) {
    case 'added':
      return t.changeAdded;
    case 'removed':
      return join(
        t.changeRemoved,
        returnedIn === undefined
          ? change.advice
          : formatMessage(t.changeReturned, { version: formatVersion(returnedIn) }),
      );
    case 'renamed':
      return formatMessage(t.changeRenamed, { name: `\`${change.from}\`` });
    case 'deprecated':
      return join(`${t.apiDeprecated}.`, change.advice);
    case 'undeprecated':
      return t.changeUndeprecated;
    case 'required':
      return t.changeRequired;
    case 'optional':
      return t.changeOptional;
    case 'default':
      return t.changeDefault;
    case 'className':
      return t.changeClassName;
    case 'plan':
      return formatMessage(t.changePlan, { before: change.before, after: change.after });
    case 'type':
      return { wider: t.changeWider, narrower: t.changeNarrower, other: t.changeType }[
        change.effect ?? 'other'
      ];
  }
}

function join(text: string, advice: string | undefined): string {
  return advice === undefined ? text : `${text} ${advice}`;
}
