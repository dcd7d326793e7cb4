import { closestName, throwDiagnostics, type Diagnostic } from 'diagnostics';
import type { Config } from './config';
import { configSchema } from './config-schema';
import { settings } from './settings';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables. Empty variables count as not set.
 *
 * @param env - such as `process.env`
 * @throws DiagnosticsError with every invalid variable, without the values of secrets
 */
export function loadConfig(env: Variables): Config {
  const result = configSchema.safeParse(nestByKey(env));
  const issues = result.error?.issues ?? [];
  const diagnostics = [
    ...issues.map((issue) => describeIssue(issue.path.join('.'), issue.message, env)),
    ...findTypos(env),
  ];
  throwDiagnostics(diagnostics);
  // Without issues there is data.
  return result.data as Config;
}

/** `DOCS_BLOG_URL=a` becomes `{ links: { blog: 'a' } }`. */
function nestByKey(env: Variables): Readonly<Record<string, unknown>> {
  const flat: Record<string, string> = {};
  const groups: Record<string, Record<string, string>> = { links: {} };
  for (const [name, { key }] of Object.entries(settings)) {
    const value = env[name]?.trim();
    const [first = '', second] = key.split('.');
    if (!value) continue;
    if (second === undefined) flat[first] = value;
    else groups[first] = { ...groups[first], [second]: value };
  }
  return { ...flat, ...groups };
}

function describeIssue(key: string, expected: string, env: Variables): Diagnostic {
  const [name, setting] = Object.entries(settings).find((pair) => pair[1].key === key) ?? [key];
  const value = env[name]?.trim();
  if (!value) {
    const hint = 'Set it, or unset the variables that belong to it.';
    return {
      code: 'DOCS7001',
      file: 'environment',
      path: name,
      received: 'nothing',
      expected,
      hint,
    };
  }
  return {
    code: 'DOCS7001',
    file: 'environment',
    path: name,
    received: setting?.secret ? 'a value that does not fit' : JSON.stringify(value),
    expected,
    hint: 'Correct the variable or unset it.',
  };
}

/** Reports misspelled variables, which would otherwise be ignored silently. */
function findTypos(env: Variables): Diagnostic[] {
  const unknownNames = Object.keys(env).filter(
    (name) => /^(DOCS|MUI_X)_/.test(name) && env[name] && !Object.hasOwn(settings, name),
  );
  return unknownNames.flatMap((name) => {
    const meant = findSimilarSetting(name);
    if (meant === undefined) return [];
    const hint = `Did you mean ${meant}?`;
    return [
      {
        code: 'DOCS7002',
        file: 'environment',
        path: name,
        received: 'an unknown name',
        expected: meant,
        hint,
      },
    ];
  });
}

/** Compares names without the prefix `DOCS_`, which other tools may also use. */
function findSimilarSetting(name: string): string | undefined {
  const rest = name.replace(/^DOCS_/, '');
  const candidates = Object.keys(settings).map((setting) => setting.replace(/^DOCS_/, ''));
  const meant = closestName(rest, candidates);
  return Object.keys(settings).find((setting) => setting.replace(/^DOCS_/, '') === meant);
}
