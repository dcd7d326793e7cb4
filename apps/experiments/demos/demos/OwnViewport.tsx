import { useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';

export default function OwnViewport() {
  const [width, setWidth] = useState<number>();

  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  return (
    <Typography>
      {width === undefined ? 'The viewport is being measured.' : `The viewport is ${width} wide.`}
    </Typography>
  );
}
