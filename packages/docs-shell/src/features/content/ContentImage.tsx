/** An image file with its natural size. */
export interface ImageSource {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

interface ContentImageProps extends ImageSource {
  readonly alt: string;
  /** Shown below the image. */
  readonly caption?: string;
  /** Replaces the image in dark mode. */
  readonly dark?: ImageSource;
  /** Renders without `<figure>`, for an image inside a paragraph. */
  readonly inline?: boolean;
}

/** An image in the content. Its size is reserved before it loads; of a light and a dark image only the shown one loads. */
export function ContentImage({
  alt,
  caption,
  dark,
  inline = false,
  src,
  width,
  height,
}: ContentImageProps) {
  const img = (source: ImageSource, className?: string) => (
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
      {img({ src, width, height }, dark && 'd-light-only')}
      {dark && img(dark, 'd-dark-only')}
    </>
  );
  if (inline) {
    return images;
  }
  return (
    <figure className="d-image">
      {images}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
