import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { TransferColumn } from './transfer-column';

const regions = ['Alentejo', 'Douro', 'Rioja', 'Tokaj'];

export default function SelectAllTransferList() {
  const [listed, setListed] = useState<readonly string[]>(['Douro']);
  const others = regions.filter((region) => !listed.includes(region));

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <TransferColumn
        title="Cellar"
        action="Add to the wine list"
        items={others}
        onMove={(moved) => setListed([...listed, ...moved])}
      />
      <TransferColumn
        title="Wine list"
        action="Back to the cellar"
        items={listed}
        onMove={(moved) => setListed(listed.filter((region) => !moved.includes(region)))}
      />
    </Stack>
  );
}
