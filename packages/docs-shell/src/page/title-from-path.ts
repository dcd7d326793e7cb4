/** The title that a path gives by itself: `/joy-ui/react-tab-list` is “Tab list” (SPEC MAN-5). */
export function titleFromPath(path: string): string {
  const segment = path.split('/').findLast((part) => part !== '') ?? '';
  const name = segment.replace(/^react-/, '');
  return path.includes('/api/') ? toApiName(name) : capitalizeFirst(name.replaceAll('-', ' '));
}

/** Components are PascalCase, hooks camelCase. */
function toApiName(name: string): string {
  const [first = '', ...rest] = name.split('-');
  const start = name.startsWith('use') ? first : capitalizeFirst(first);
  return [start, ...rest.map(capitalizeFirst)].join('');
}

function capitalizeFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
