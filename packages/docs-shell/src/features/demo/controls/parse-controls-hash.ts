/** Returns the demo that a link with chosen props names: `#Basic.props?Button.color=error`. */
export function parseControlsHash(
  hash: string,
): { readonly name: string; readonly search: string } | undefined {
  const [, name, search = ''] = /^#([\w-]+)\.props(?:\?(.*))?$/.exec(hash) ?? [];
  return name === undefined ? undefined : { name, search };
}
