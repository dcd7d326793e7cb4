import { useState } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [isOpen, setOpen] = useState(false);

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
      <Typography>Bicycles travel free of charge on all lines.</Typography>
      {isOpen && (
        <Typography>On weekdays before nine, there may not be enough room for them.</Typography>
      )}
      <Link
        component="button"
        type="button"
        variant="body1"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Show more'}
      </Link>
    </Stack>
  );
}
