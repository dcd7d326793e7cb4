import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

const Progress = styled('progress')(({ theme }) => ({
  display: 'block',
  inlineSize: '100%',
  blockSize: theme.spacing(2),
  marginBlockStart: theme.spacing(1),
  accentColor: 'currentColor',
}));

export default function StyledProgress() {
  return (
    <Box component="label" sx={{ display: 'block', width: 1, maxWidth: 320 }}>
      Storage: 60 of 100 GB
      <Progress max={100} value={60} sx={{ color: 'primary.main' }} />
    </Box>
  );
}
