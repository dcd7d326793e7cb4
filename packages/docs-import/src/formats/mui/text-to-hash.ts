/** Creates a function that returns the id of a heading as this documentation tool does: unique in a page. */
export function createMuiIds(): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const hash = encodeURI(
      text
        .toLowerCase()
        .replaceAll(/<\/?[^>]+(>|$)/g, '')
        .replaceAll(/[!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\s]+/g, '-')
        .replaceAll(/-+/g, '-')
        .replaceAll(/^-|-$/g, ''),
    );
    let unique = hash;
    for (let count = 2; used.has(unique); count += 1) unique = `${hash}-${count}`;
    used.add(unique);
    return unique;
  };
}
