/** Returns the name of a component in words: `IconButton` → `Icon button`. */
export function toWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the names of components that belong inside a component by convention: `Accordion` has `AccordionSummary`,
 * `MenuList` has `MenuItem`. */
export function listChildNames(name: string): string[] {
  const [singular = ''] = /^\w+(?=Group$)|^Step(?=per$)|^\w+(?=s$)/.exec(name) ?? [];
  const endings = ['Summary', 'Details', 'Item', 'Action', 'Button'];
  const inside = endings.map((ending) => name + ending);
  const [, owner = '', part = ''] = /^(\w+)(Head|Body|Footer|Row)$/.exec(name) ?? [];
  if (owner !== '') return [owner + (part === 'Row' ? 'Cell' : 'Row')];
  const [, listed = ''] = /^(\w+)List(?:box)?$/.exec(name) ?? [];
  if (listed !== '') return [`${listed}Item`, `${listed}Option`];
  return singular === '' ? inside : [singular];
}

/**
 * Returns the names of components that can contain a component, the closest first: `ListItemButton` in `ListItem`, and
 * that in `List`.
 */
export function listParentNames(name: string, names: readonly string[]): string[] {
  const owners = names.filter((owner) => listChildNames(owner).includes(name));
  const prefixes = names
    .filter((prefix) => name.startsWith(prefix) && /^[A-Z]/.test(name.slice(prefix.length)))
    .toSorted((a, b) => b.length - a.length);
  return [...new Set([...prefixes, ...owners])].filter((parent) => parent !== name);
}
