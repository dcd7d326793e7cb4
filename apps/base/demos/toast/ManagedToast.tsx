import { Toast } from '@base-ui/react/toast';
import '../theme.css';
import './toast.css';

// Outside of React: a function that knows no component can use it.
const manager = Toast.createToastManager();

function warn(text: string) {
  manager.add({ title: text, type: 'error', priority: 'high', timeout: 0 });
}

export default function ManagedToast() {
  return (
    <Toast.Provider toastManager={manager} limit={2}>
      <button type="button" className="button" onClick={() => warn('The battery is low')}>
        Warn
      </button>
      <Toasts />
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal>
      <Toast.Viewport className="toast-viewport" aria-label="Warnings">
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className="toast">
            <Toast.Content className="toast-content">
              <Toast.Title className="toast-title" render={<p />} />
              <Toast.Description className="toast-text" />
              <div className="toast-buttons">
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
