interface ProseProps {
  /** Finished HTML of the content, as the build wrote it. */
  readonly html: string;
}

/** The compiled content of a page. Its plain elements are styled by `prose.css`, but for those inside demos. */
export function Prose({ html }: ProseProps) {
  return <div className="d-prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
