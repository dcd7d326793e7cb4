/** Returns a published manifest with the fields that pages read. */
export const publishManifest = (id: string, rootPath: string, name: string) => ({
  schemaVersion: 1,
  rootPath,
  identity: { id, name, tagline: `The tagline of ${name}`, logo: `${rootPath}/logo.svg` },
  versions: [{ text: '1.0.0', current: true }],
  pages: [],
});
