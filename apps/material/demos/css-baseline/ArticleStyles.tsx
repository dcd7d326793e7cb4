import GlobalStyles from '@mui/material/GlobalStyles';

// Defined once, outside of the component.
const articleStyles = (
  <GlobalStyles
    styles={(theme) => ({
      '.imported-article': {
        ...theme.typography.body1,
        maxWidth: '60ch',
      },
      '.imported-article h3': {
        ...theme.typography.h6,
        margin: 0,
      },
      '.imported-article blockquote': {
        margin: '16px 0',
        paddingInlineStart: 16,
        borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.primary.main}`,
      },
    })}
  />
);

export default function ArticleStyles() {
  return (
    <>
      {articleStyles}
      <article className="imported-article">
        <h3>News from the boathouse</h3>
        <p>This article comes from a content system as plain HTML, so it has no classes.</p>
        <blockquote>The new pier opens in May.</blockquote>
      </article>
    </>
  );
}
