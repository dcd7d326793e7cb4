import { Toast } from '@base-ui/react/toast';
import '../theme.css';
import './toast.css';

export default function PromiseToast() {
  return (
    <Toast.Provider>
      <SendButtons />
      <Toasts />
    </Toast.Provider>
  );
}

function SendButtons() {
  const { promise } = Toast.useToastManager();

  function send(arrives: boolean) {
    const answer = new Promise<string>((resolve, reject) => {
      setTimeout(() => (arrives ? resolve('Bergen') : reject(new Error('offline'))), 1200);
    });
    promise(answer, {
      loading: 'Sending the postcard…',
      success: (city) => `It arrived in ${city}.`,
      error: { title: 'It is still here', description: 'There is no connection.' },
    }).catch(() => undefined);
  }

  return (
    <div className="toast-tools">
      <button type="button" className="button" onClick={() => send(true)}>
        Send
      </button>
      <button type="button" className="button" onClick={() => send(false)}>
        Send without a connection
      </button>
    </div>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal>
      <Toast.Viewport className="toast-viewport" aria-label="About postcards">
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
