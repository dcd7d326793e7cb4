import type { ApiDocument, Part, Prop } from 'react-api-docs/document';
import { formatMessage, type Messages } from 'docs-shell/i18n';
import { writeHistory } from '../history/view-history';
import { describeProp } from './describe-prop';
import type { ApiSection, CustomizationRow } from './outline-types';
import { resolveLinkTags } from './resolve-link-tags';

/** Returns an API page as plain markdown, without its title. */
export function writeApiMarkdown(
  document: ApiDocument,
  sections: readonly ApiSection[],
  t: Messages,
): string {
  const { deprecation, imports, description } = document;
  return [
    ...(deprecation ? [`> [!WARNING]\n> ${t.apiDeprecated}. ${oneLine(deprecation.advice)}`] : []),
    fence('js', imports.join(`\n// ${t.apiImportOr}\n`)),
    description,
    [
      ...writeAliases(document, t),
      ...(document.kind === 'component' ? listFacts(document, t) : []),
    ].join('\n'),
    ...sections.flatMap((section) => [headingOf(section, t), ...writeSection(section, t)]),
  ]
    .filter((part) => part !== '')
    .map((part) => resolveLinkTags(part, { hasNames: false }))
    .join('\n\n');
}

function headingOf(section: ApiSection, t: Messages): string {
  const title = section.kind === 'part' ? section.name : t[section.title];
  return `${'#'.repeat(section.level)} ${title}`;
}

function writeAliases({ aliases = [] }: Pick<ApiDocument, 'aliases'>, t: Messages): string[] {
  const names = aliases.map(({ name }) => `\`${name}\``);
  return names.length === 0 ? [] : [`- ${t.apiAliases}: ${names.join(', ')}`];
}

function listFacts(component: Extract<ApiDocument, { kind: 'component' }>, t: Messages): string[] {
  const { themeName, inherits, ref, parts } = component;
  return [
    ...(themeName === undefined ? [] : [`- ${t.apiThemeName}: \`${themeName}\``]),
    ...(inherits ? [`- ${t.apiInherits}: ${inherits.name}`] : []),
    ...(parts.length > 0 ? [] : [`- ${t.apiRef}: ${describeRef(ref, t)}`]),
  ];
}

function describeRef({ forwarded, target }: Part['ref'], t: Messages): string {
  if (!forwarded) return t.apiRefNone;
  return target === undefined
    ? t.apiRefForwarded
    : formatMessage(t.apiRefTo, { target: `\`${target}\`` });
}

function writeSection(section: ApiSection, t: Messages): string[] {
  switch (section.kind) {
    case 'part':
      return [
        section.part.description,
        [
          ...writeAliases(section.part, t),
          `- ${t.apiRef}: ${describeRef(section.part.ref, t)}`,
          ...(section.state ? [`- ${t.apiState}: \`${section.state.name}\``] : []),
        ].join('\n'),
      ];
    case 'props':
      return [
        section.props.length === 0
          ? ''
          : table(
              [t.apiName, t.apiType, t.apiDefault, t.apiDescription],
              section.props.map(({ prop, history }) => [
                `\`${prop.name}\`${describeNeed(prop, section.markedNeed, t)}`,
                codeCell(prop.type.text),
                prop.default === undefined ? '' : codeCell(prop.default),
                [writeDescription(prop, t), ...writeHistory(history, t).map(cell)].join(' ').trim(),
              ]),
            ),
        ...section.accepts.map((accepted) => writeAccepted(accepted, t)),
        ...(section.hint ? [t[section.hint]] : []),
      ];
    case 'customization':
      return [
        table(
          headOf(section.rows[0]?.kind ?? 'class', t),
          section.rows.map((row) => writeCustomization(row, t)),
        ),
      ];
    case 'code':
      return section.blocks.map((code) => fence(section.language, code));
    case 'types':
      return section.types.flatMap(({ name, description, definition }) => [
        `${'#'.repeat(section.level + 1)} ${name}`,
        description,
        fence('ts', definition.text),
      ]);
    case 'unresolved':
      return [section.unresolved.map(({ path, reason }) => `- \`${path}\`: ${reason}`).join('\n')];
  }
}

function describeNeed(
  { required }: Prop,
  markedNeed: 'required' | 'optional',
  t: Messages,
): string {
  if (required !== (markedNeed === 'required')) return '';
  return ` (${markedNeed === 'required' ? t.apiRequired : t.apiOptional})`;
}

function writeDescription(prop: Prop, t: Messages): string {
  const { deprecation, inheritedFrom, plan, signature } = prop;
  const parameters = (signature?.parameters ?? [])
    .filter((parameter) => parameter.description !== '')
    .map((parameter) => `\`${parameter.name}\`: ${parameter.description}`);
  return [
    ...(plan === undefined ? [] : [`(${plan === 'pro' ? t.badgePro : t.badgePremium})`]),
    ...(deprecation ? [`${t.apiDeprecated}. ${deprecation.advice}`] : []),
    describeProp(prop),
    ...parameters,
    ...(inheritedFrom === undefined
      ? []
      : [`${formatMessage(t.apiInheritedFrom, { name: inheritedFrom })}.`]),
  ]
    .filter((part) => part !== '')
    .map(cell)
    .join(' ');
}

function headOf(kind: CustomizationRow['kind'], t: Messages): string[] {
  switch (kind) {
    case 'class':
      return [t.apiClass, t.apiKey, t.apiDescription];
    case 'slot':
      return [t.apiName, t.apiDefault, t.apiDescription];
    default:
      return [t.apiName, t.apiType, t.apiDescription];
  }
}

function writeCustomization({ kind, entry, history }: CustomizationRow, t: Messages): string[] {
  const name = kind === 'class' ? `.${entry.className}` : entry.name;
  const detail = kind === 'class' ? entry.key : kind === 'slot' ? entry.default : entry.type;
  const deprecation = 'deprecation' in entry && entry.deprecation ? `${t.apiDeprecated}. ` : '';
  return [
    codeCell(name),
    detail === undefined ? '' : codeCell(detail),
    cell([deprecation + entry.description, ...writeHistory(history, t)].join(' ')),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Escapes bars, which separate cells even inside code. */
function cell(text: string): string {
  return oneLine(text).replaceAll('|', String.raw`\|`);
}

function codeCell(code: string): string {
  return code.includes('`') ? cell(code) : `\`${cell(code)}\``;
}

function writeAccepted(
  { kind, name, renderedAs = name, count, names }: Part['accepts'][number],
  t: Messages,
): string {
  if (kind === 'element') {
    return formatMessage(t.apiAcceptsElement, { name: `\`${renderedAs}\`` });
  }
  if (!names)
    return formatMessage(t.apiAcceptsStyles, { count: String(count), name: `\`${name}\`` });
  return formatMessage(t.apiAcceptsSystem, {
    name,
    names: names.map((propName) => `\`${propName}\``).join(', '),
  });
}
