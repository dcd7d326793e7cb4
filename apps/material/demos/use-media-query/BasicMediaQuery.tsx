import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BasicMediaQuery() {
  const isWide = useMediaQuery('(min-width: 900px)');

  return (
    <Typography>
      The window is <strong>{isWide ? 'at least' : 'less than'}</strong> 900 pixels wide.
    </Typography>
  );
}
