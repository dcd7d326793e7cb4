import { useState } from 'react';
import { Button } from '@base-ui/react/button';
import '../theme.css';
import './button.css';

export default function PendingButton() {
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');

  const send = () => {
    setStatus('sending');
    setTimeout(() => setStatus('sent'), 2000);
  };

  return (
    <div className="button-row">
      <Button
        className="button button-strong"
        disabled={status === 'sending'}
        focusableWhenDisabled
        onClick={send}
      >
        {status === 'sending' ? 'Sending…' : 'Send invitation'}
      </Button>
      <span role="status">{status === 'sent' ? 'The invitation was sent.' : ''}</span>
    </div>
  );
}
