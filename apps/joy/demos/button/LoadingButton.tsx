import { useEffect, useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

function CheckIcon() {
  return (
    <SvgIcon>
      <path d="m9.5 16.2-4-4L4 13.7l5.5 5.5L20.5 8.2 19 6.7z" />
    </SvgIcon>
  );
}

export default function LoadingButton() {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state !== 'saving') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setState('saved');
    }, 1500);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    // A disabled button loses the focus: hand it back.
    if (state === 'saved') {
      button.current?.focus();
    }
  }, [state]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        ref={button}
        loading={state === 'saving'}
        loadingPosition="start"
        startDecorator={<CheckIcon />}
        onClick={() => setState('saving')}
      >
        Save
      </Button>
      <Typography role="status" level="body-sm" sx={{ minWidth: 90 }}>
        {state === 'saved' ? 'Saved.' : state === 'saving' ? 'Saving…' : ''}
      </Typography>
    </Stack>
  );
}
