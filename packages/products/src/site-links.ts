/** Targets of the links above the navigation of every product, unless variables such as `DOCS_BLOG_URL` name others. */
export const siteLinks = {
  versions: 'https://mui.com/versions/',
  templates: 'https://mui.com/store/',
  blog: 'https://mui.com/blog/',
} as const;
