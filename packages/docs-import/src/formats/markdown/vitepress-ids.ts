/** Ids of headings as VitePress creates them. */
export function createVitepressIds(): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const id = text
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      // eslint-disable-next-line no-control-regex -- the tool removes control characters
      .replaceAll(/[\u0000-\u001f]/g, '')
      .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replaceAll(/-{2,}/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase();
    let unique = id;
    for (let count = 1; used.has(unique); count += 1) unique = `${id}-${count}`;
    used.add(unique);
    return unique;
  };
}
