/** Constants that a build of the boot script sets. Code behind a false constant is left out. */
interface ImportMeta {
  readonly env: { readonly DOCS_HAS_DOCSEARCH?: boolean };
}
