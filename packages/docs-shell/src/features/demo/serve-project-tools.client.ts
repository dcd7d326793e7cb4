type UseTool = (button: HTMLElement) => void;

/** Serves the buttons that edit a demo and take it elsewhere. What they do comes when the first is pressed. */
export function serveProjectTools(): void {
  let loading: Promise<UseTool> | undefined;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-project-tool]');
    if (button) {
      loading ??= import('./editor/create-project-tools.client').then((module) =>
        module.createProjectTools(),
      );
      loading.then(
        (use) => use(button),
        () => {
          loading = undefined; // The next press tries again.
        },
      );
    }
  });
}
