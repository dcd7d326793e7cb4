/** Something that is shown for a while; showing it again starts the while anew. */
export interface Notice {
  readonly show: (milliseconds: number) => void;
}

/** Makes a notice out of the function that draws it. */
export function createNotice(draw: (isShown: boolean) => void): Notice {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show(milliseconds) {
      clearTimeout(timer);
      draw(true);
      timer = setTimeout(() => draw(false), milliseconds);
    },
  };
}
