/** An image file with its natural size. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

interface PictureProps extends PictureSource {
  readonly alt: string;
  /** Shown below the image. */
  readonly caption?: string;
  /** Shown in dark mode instead. */
  readonly dark?: PictureSource;
  /** Stands in a line of text, where no figure may. */
  readonly inline?: boolean;
}

/** An image that keeps its room while it loads. Of two forms the browser fetches only the one that the mode shows. */
export function Picture({ alt, caption, dark, inline = false, src, width, height }: PictureProps) {
  const image = (source: PictureSource, className?: string) => (
    <img
      {...(className && { className })}
      src={source.src}
      alt={alt}
      width={source.width}
      height={source.height}
      loading="lazy"
      decoding="async"
    />
  );
  const images = (
    <>
      {image({ src, width, height }, dark && 'd-light-only')}
      {dark && image(dark, 'd-dark-only')}
    </>
  );
  if (inline) {
    return images;
  }
  return (
    <figure className="d-picture">
      {images}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
