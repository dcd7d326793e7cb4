interface ProseProps {
  /** HTML of the content, written by the build. */
  readonly html: string;
}

/** The compiled content of a page. `prose.css` styles its plain elements, except those inside demos. */
export function Prose({ html }: ProseProps) {
  return <div className="d-prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
