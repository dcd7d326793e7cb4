/**
 * The files of a build that the head of a page, or a stylesheet, names: what must be there for it to look as it should.
 * Names are taken for what they are only if the build has such a file.
 */
export function findReferences(
  text: string,
  files: { has(address: string): boolean },
): readonly string[] {
  const head = text.includes('</head>') ? text.slice(0, text.indexOf('</head>')) : text;
  const names = head.match(/\/_assets\/[\w./-]+/g) ?? [];
  return [...new Set(names)].filter((name) => files.has(name));
}
