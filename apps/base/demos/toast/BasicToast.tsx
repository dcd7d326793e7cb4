import { Toast } from '@base-ui/react/toast';
import '../theme.css';
import './toast.css';

export default function BasicToast() {
  return (
    <Toast.Provider>
      <SaveButton />
      <Toasts />
    </Toast.Provider>
  );
}

function SaveButton() {
  const { add } = Toast.useToastManager();
  return (
    <button
      type="button"
      className="button"
      onClick={() => add({ title: 'Saved', description: 'The route is on your phone too.' })}
    >
      Save the route
    </button>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal>
      <Toast.Viewport className="toast-viewport" aria-label="About routes">
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
