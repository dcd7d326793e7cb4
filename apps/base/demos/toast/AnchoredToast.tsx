import { useRef } from 'react';
import { Toast } from '@base-ui/react/toast';
import '../theme.css';
import './toast.css';

export default function AnchoredToast() {
  return (
    <Toast.Provider>
      <CopyButton />
      <AnchoredToasts />
    </Toast.Provider>
  );
}

function CopyButton() {
  const { add } = Toast.useToastManager();
  const button = useRef<HTMLButtonElement>(null);

  const copy = async () => {
    await navigator.clipboard?.writeText('Quay 3, 5020 Bergen').catch(() => undefined);
    add({
      id: 'copied',
      description: 'Copied',
      timeout: 2000,
      positionerProps: { anchor: button.current, sideOffset: 8 },
    });
  };

  return (
    <button ref={button} type="button" className="button" onClick={copy}>
      Copy address
    </button>
  );
}

function AnchoredToasts() {
  const { toasts } = Toast.useToastManager();

  return (
    <Toast.Portal>
      <Toast.Viewport aria-label="Copied text">
        {toasts.map((toast) => (
          <Toast.Positioner key={toast.id} toast={toast} className="toast-positioner">
            <Toast.Root toast={toast} className="toast-bubble">
              <Toast.Arrow className="toast-arrow" />
              <Toast.Content>
                <Toast.Description className="toast-text" />
              </Toast.Content>
            </Toast.Root>
          </Toast.Positioner>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
