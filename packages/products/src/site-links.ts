/** Targets of the links above the navigation of every product. Variables such as `DOCS_BLOG_URL` override them. */
export const siteLinks = {
  versions: 'https://mui.com/versions/',
  templates: 'https://mui.com/store/',
  blog: 'https://mui.com/blog/',
} as const;
