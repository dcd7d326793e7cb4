import { useRef } from 'react';
import { Toast } from '@base-ui/react/toast';
import '../theme.css';
import './toast.css';

export default function StackedToast() {
  return (
    <Toast.Provider>
      <CallButton />
      <Toasts />
    </Toast.Provider>
  );
}

const orders = ['Two flat whites', 'One cinnamon bun', 'Iced tea, no sugar', 'Three cookies'];

function CallButton() {
  const { add } = Toast.useToastManager();
  const next = useRef(0);

  const call = () => {
    add({ title: 'Ready', description: orders[next.current % orders.length] });
    next.current += 1;
  };

  return (
    <button type="button" className="button" onClick={call}>
      Call the next order
    </button>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();

  return (
    <Toast.Portal>
      <Toast.Viewport className="toast-pile" aria-label="Orders">
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className="toast toast-card">
            <Toast.Content className="toast-content toast-card-content">
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
