import { useState } from 'react';
import { Toast } from '@base-ui/react/toast';
import '../theme.css';
import './toast.css';

export default function UndoToast() {
  return (
    <Toast.Provider timeout={8000}>
      <Photos />
      <Toasts />
    </Toast.Provider>
  );
}

function Photos() {
  const { add, close } = Toast.useToastManager();
  const [count, setCount] = useState(12);

  function remove() {
    setCount(count - 1);
    const id = add({
      title: 'Photo deleted',
      actionProps: {
        children: 'Undo',
        onClick: () => {
          close(id);
          setCount((now) => now + 1);
        },
      },
    });
  }

  return (
    <div className="toast-tools">
      <button type="button" className="button" onClick={remove}>
        Delete one of {count} photos
      </button>
    </div>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal>
      <Toast.Viewport className="toast-viewport" aria-label="About photos">
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className="toast">
            <Toast.Content className="toast-content">
              <Toast.Title className="toast-title" render={<p />} />
              <Toast.Description className="toast-text" />
              <div className="toast-buttons">
                <Toast.Action className="button" />
                <Toast.Close className="button" aria-label="Close">
                  ✕
                </Toast.Close>
              </div>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
