import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Step = 'idle' | 'sending' | 'sent';

const messages: Record<Step, string> = {
  idle: '',
  sending: 'Sending the report…',
  sent: 'Report sent to 12 people.',
};

export default function LoadingButton() {
  const [step, setStep] = useState<Step>('idle');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (step === 'sending') {
      // Stands for your request.
      const timer = setTimeout(() => setStep('sent'), 2000);
      return () => clearTimeout(timer);
    }
    // A disabled button loses the focus. Give it back, unless the user has moved on.
    if (step === 'sent' && document.activeElement === document.body) {
      button.current?.focus();
    }
    return undefined;
  }, [step]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        ref={button}
        variant="contained"
        loading={step === 'sending'}
        onClick={() => setStep('sending')}
      >
        Send report
      </Button>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {messages[step]}
      </Typography>
    </Stack>
  );
}
