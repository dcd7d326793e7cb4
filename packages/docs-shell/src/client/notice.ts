/** Something that is shown for some time. Showing it again restarts the time. */
export interface Notice {
  readonly show: (durationMs: number) => void;
}

/** Creates a notice from the function that shows and hides it. */
export function createNotice(render: (isShown: boolean) => void): Notice {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show(durationMs) {
      clearTimeout(timer);
      render(true);
      timer = setTimeout(() => render(false), durationMs);
    },
  };
}
