/** What a build of the shell's script is told; each is a constant there, and what it leaves out is not built. */
interface ImportMeta {
  readonly env: { readonly DOCS_HAS_DOCSEARCH?: boolean };
}
